import type { WireCareer } from '@holeshot/contract/wire';
import { headToHead, pilotKey } from '@holeshot/domain';
import { presentEventListItem } from '../../events/read/present-event';
import type { CareerEvent, FieldRecord, PicturedMeeting } from './repository';

const MAX_RIVALS = 100;

interface Career {
  events: readonly CareerEvent[];
  records: readonly FieldRecord[];
  /** newest first */
  meetings: readonly PicturedMeeting[];
}

export function presentCareer({ events, records, meetings }: Career): WireCareer {
  const photoByPilot = new Map<string, string | null>();
  for (const { name, photoUrl } of meetings) {
    const key = pilotKey(name);
    photoByPilot.set(key, photoByPilot.get(key) ?? photoUrl);
  }
  const ownPilots = new Set(events.map(({ event, pilotId }) => `${event.id} ${pilotId}`));
  return {
    Events: events.map((row) => ({
      Event: presentEventListItem(row.event),
      PilotID: row.pilotId,
      IsOver: row.isOver,
      Rank: row.rank,
      Ranked: row.ranked,
      Points: row.points,
      Races: row.raceCount,
      RacesWon: row.winCount,
      BestLap: row.bestLapSeconds,
      BestLapRaceID: row.bestLapRaceId,
      EventBestLap: row.eventBestSeconds,
    })),
    Records: records.map(({ clubId, seconds, pilot, eventId, pilotId }) => ({
      ClubID: clubId,
      Seconds: seconds,
      Pilot: pilot,
      IsOwn: ownPilots.has(`${eventId} ${pilotId}`),
    })),
    Rivals: headToHead(meetings)
      .slice(0, MAX_RIVALS)
      .map(({ name, won, flown }) => ({
        Name: name,
        PhotoURL: photoByPilot.get(pilotKey(name)) ?? null,
        Won: won,
        Flown: flown,
      })),
  };
}
