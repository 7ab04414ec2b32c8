import type * as wire from '@holeshot/contract/wire';
import { toEventListItem } from './from-wire-events';
import type { Career } from './records';

/** Maps the reply about a person's results; used by `from-wire.ts`. */
export const toCareer = (row: wire.WireCareer): Career => ({
  events: row.Events.map((part) => {
    const event = toEventListItem(part.Event);
    return {
      event,
      id: event.id,
      clubId: event.club.id,
      start: event.start,
      pilotId: part.PilotID,
      isOver: part.IsOver,
      rank: part.Rank,
      ranked: part.Ranked,
      points: part.Points,
      raceCount: part.Races,
      winCount: part.RacesWon,
      bestLapSeconds: part.BestLap,
      bestLapRaceId: part.BestLapRaceID,
      eventBestSeconds: part.EventBestLap,
    };
  }),
  records: row.Records.map(({ ClubID, Seconds, Pilot, IsOwn }) => ({
    clubId: ClubID,
    seconds: Seconds,
    pilot: Pilot,
    isOwn: IsOwn,
  })),
  rivals: row.Rivals.map(({ Name, PhotoURL, Won, Flown }) => ({
    name: Name,
    photoUrl: PhotoURL,
    won: Won,
    flown: Flown,
  })),
});
