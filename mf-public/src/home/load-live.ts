import { type Layout, type LiveNow, layoutQuery, loadEventBundle, raceQuery } from '@holeshot/client';
import {
  type ChannelOfEvent,
  findEventChannel,
  type RaceStanding,
  raceStandings,
  toInstantMs,
  validLaps,
} from '@holeshot/domain';
import type { PageArgs } from '@holeshot/platform';

/** A pilot in the race in progress. */
export interface LiveRow extends Omit<RaceStanding, 'channelId'> {
  name: string;
  photoUrl: string | null;
  channel: ChannelOfEvent | null;
  /** start of the current lap, an instant; `null` for a pilot who has stopped */
  sinceMs: number | null;
}

/** The race in progress with its pilots by position; between two races, the next one with its pilots by channel. */
export interface LiveLead {
  now: LiveNow;
  rows: LiveRow[];
  /** laps that the leader has begun; 0 for a race without a lap limit */
  lap: number;
  targetLaps: number;
  /** an instant; `null` before the start */
  startMs: number | null;
  pausedSeconds: number;
  /** the track, if the event names one */
  layout: Layout | null;
  /** when the data was read, an instant */
  readAtMs: number;
}

/** Row of a pilot in a race that has not started. */
const NOT_FLOWN = { position: null, lastLapSeconds: null, isFastest: false, lapCount: 0, gapSeconds: null };

/** Without rows if they do not load: the page then shows only the leader. */
export async function loadLive(client: PageArgs['client'], now: LiveNow, nowMs: number): Promise<LiveLead> {
  try {
    const eventId = now.event.id;
    const [{ event, pilots }, race, layout] = await Promise.all([
      loadEventBundle(client, eventId),
      client.get(raceQuery(eventId, now.raceId)),
      now.isNext ? null : client.settle(layoutQuery(eventId)),
    ]);
    const targetLaps = race.targetLaps || event.laps;
    const pilotById = new Map(pilots.map((pilot) => [pilot.id, pilot]));
    const standings = now.isNext
      ? race.pilotChannels.map((seat) => ({ ...NOT_FLOWN, ...seat }))
      : raceStandings(race, targetLaps);
    const laps = validLaps(race);
    const getSince = ({ pilotId, lapCount }: Pick<RaceStanding, 'pilotId' | 'lapCount'>): number | null => {
      if (race.start === null || (targetLaps > 0 && lapCount >= targetLaps)) return null;
      const last = laps.filter((lap) => lap.pilotId === pilotId).at(-1);
      return toInstantMs(last?.end ?? race.start, event.timeZone);
    };
    const rows = standings.map(({ channelId, ...row }) => ({
      ...row,
      sinceMs: getSince(row),
      name: pilotById.get(row.pilotId)?.name ?? '',
      photoUrl: pilotById.get(row.pilotId)?.photoUrl ?? null,
      channel: findEventChannel(event, channelId),
    }));
    const begun = (rows[0]?.lapCount ?? 0) + 1;
    return {
      layout: layout?.ok ? (layout.value[0] ?? null) : null,
      now,
      rows,
      targetLaps,
      readAtMs: nowMs,
      pausedSeconds: race.totalPausedSeconds,
      lap: race.eventType === 'Race' && !now.isNext ? Math.min(begun, targetLaps) : 0,
      startMs: race.start === null ? null : toInstantMs(race.start, now.event.timeZone),
    };
  } catch {
    return {
      now,
      rows: [],
      lap: 0,
      targetLaps: 0,
      startMs: null,
      pausedSeconds: 0,
      layout: null,
      readAtMs: nowMs,
    };
  }
}
