import { lapLimit } from '../event-traits';
import { groupBy } from '../group-by';
import type { Guid } from '../model';
import { type Crossing, getLapNumber, type ReplayRace } from './crossings';

/** A pilot's place on the track at a moment. */
export interface TrackPlace {
  /** share of the lap; 0 is the line, negative on the way to the first crossing */
  share: number;
  /** share of the lap flown in a second; 0 at the line */
  sharePerSecond: number;
  /** `finished` and `out` pilots are at the line: there is no further crossing */
  state: 'flying' | 'finished' | 'out';
}

/** For a pilot who flies no full lap. */
const UNKNOWN_LAP_MS = 30_000;
/** Before the holeshot, no pilot is shown further from the line. */
const MAX_BEFORE_LINE = 0.2;

/**
 * Each pilot's place on the track at a moment: between two crossings of the line it grows evenly with time. On the way
 * to a holeshot, whose start the timer does not know, a pilot has the pace of their first lap.
 */
export function trackPlaces(race: ReplayRace, ms: number): Map<Guid, TrackPlace> {
  const ends = groupBy(
    race.crossings.filter(({ lapSeconds }) => lapSeconds !== null),
    ({ pilotId }) => pilotId,
  );
  return new Map(race.pilotIds.map((pilotId) => [pilotId, getTrackPlace(race, ends.get(pilotId) ?? [], ms)]));
}

function getTrackPlace(race: ReplayRace, ends: readonly Crossing[], ms: number): TrackPlace {
  const index = ends.findIndex((end) => end.ms > ms);
  const [last, next] = [ends[index - 1], ends[index]];
  if (!next) return { share: 0, sharePerSecond: 0, state: endState(race, ends.at(-1)) };
  if (getLapNumber(next) === 0) {
    const [lapMs = UNKNOWN_LAP_MS] = listLapLengths(ends);
    return {
      share: -Math.min(MAX_BEFORE_LINE, (next.ms - ms) / lapMs),
      sharePerSecond: 1000 / lapMs,
      state: 'flying',
    };
  }
  const startMs = last?.ms ?? 0;
  const lapMs = Math.max(1, next.ms - startMs);
  return { share: Math.max(0, ms - startMs) / lapMs, sharePerSecond: 1000 / lapMs, state: 'flying' };
}

const listLapLengths = (ends: readonly Crossing[]): number[] =>
  ends
    .flatMap((end) => (getLapNumber(end) > 0 ? [(end.lapSeconds ?? 0) * 1000] : []))
    .filter((lap) => lap > 0);

/** Pilots who flew all laps have finished; where laps have no limit, so have all who flew one. */
function endState(race: ReplayRace, last: Crossing | undefined): TrackPlace['state'] {
  if (!last) return 'out';
  const limit = lapLimit(race);
  return limit === Number.POSITIVE_INFINITY || getLapNumber(last) >= limit ? 'finished' : 'out';
}
