import {
  type Guid,
  type LocalMs,
  lapRecords,
  lapsText,
  pilotsText,
  type Race,
  type RaceEvent,
  type RaceSummary,
} from '@holeshot/domain';
import type { EventPilot } from '../../event-pilots/event-pilot';
import { listRankedPilots } from '../../event-pilots/list-ranked-pilots';
import { raceTitle } from '../../racing/race-names';
import type { UpcomingRace } from '../upcoming-race';

/** A pilot's best lap of the event so far. */
export interface BestLap {
  seconds: number;
  rank: number;
}

/** An event between two races. */
export interface PauseData {
  next: UpcomingRace;
  /** of the next race: `3 laps, 7 pilots` */
  facts: string;
  /** the race that ended last; `null` before the first one */
  flown: { title: string; start: LocalMs; end: LocalMs } | null;
  /** by pilot id, for the pilots of the next race who have a best lap */
  bests: Record<Guid, BestLap>;
}

interface PauseInput {
  event: Pick<RaceEvent, 'laps' | 'eventType'>;
  pilots: readonly EventPilot[];
  /** latest first */
  last: readonly Race[];
  upcoming: readonly UpcomingRace[];
  /** empty if they failed to load */
  summaries: readonly RaceSummary[];
}

/** The next race and the one before it; `null` without a next race. */
export function toPause({ event, pilots, last, upcoming, summaries }: PauseInput): PauseData | null {
  const [next] = upcoming;
  if (!next) return null;
  const [race] = last;
  const laps = next.targetLaps || event.laps;
  return {
    next,
    facts: `${lapsText(laps)}, ${pilotsText(next.pilots.length)}`,
    flown:
      race && race.start !== null && race.end !== null
        ? { title: raceTitle(race), start: race.start, end: race.end }
        : null,
    bests: listBests(summaries, listRankedPilots(pilots, event.eventType), next),
  };
}

function listBests(
  summaries: readonly RaceSummary[],
  pilots: readonly EventPilot[],
  { pilots: entries }: UpcomingRace,
): Record<Guid, BestLap> {
  const ids = new Set(entries.map(({ pilotId }) => pilotId));
  const records = lapRecords(summaries, pilots, 'pbLap');
  return Object.fromEntries(
    records.flatMap(({ pilotId, pbLap, rank }) =>
      ids.has(pilotId) && pbLap && rank !== null ? [[pilotId, { seconds: pbLap.seconds, rank }]] : [],
    ),
  );
}
