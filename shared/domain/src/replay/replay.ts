import type { Guid } from '../model';
import type { ReplayRace } from './crossings';
import { countCrossings, type LapProgress, lapProgress, type MomentRow, raceAfter } from './race-moment';
import { listReplayChanges, type ReplayChange } from './replay-changes';
import { type TrackPlace, trackPlaces } from './track-places';

/** A race at a moment. Between two crossings only progress and places change. */
export interface ReplayMoment {
  /** since the start of the race */
  ms: number;
  /** crossings that have happened */
  count: number;
  /** by position */
  rows: readonly MomentRow[];
  /** the newest change; `undefined` before the first */
  latest: ReplayChange | undefined;
  progress: ReadonlyMap<Guid, LapProgress>;
  places: ReadonlyMap<Guid, TrackPlace>;
}

/** A race that can be played from any moment. */
export interface Replay {
  race: ReplayRace;
  changes: readonly ReplayChange[];
  /** the last crossing, since the start of the race */
  endMs: number;
  momentAt(ms: number): ReplayMoment;
  /** the crossing before (-1) or after (1) a moment, in ms; the start or the end where there is none */
  stepFrom(ms: number, direction: -1 | 1): number;
}

/** Creates the replay that all views of a race share. Rows are computed once per crossing. */
export function createReplay(race: ReplayRace): Replay {
  const { crossings } = race;
  const changes = listReplayChanges(race);
  const endMs = crossings.at(-1)?.ms ?? 0;
  let last: Pick<ReplayMoment, 'count' | 'rows' | 'latest'> | undefined;
  const getRowsAfter = (count: number) => {
    if (last?.count !== count) {
      last = { count, rows: raceAfter(race, count), latest: changes.findLast(({ index }) => index < count) };
    }
    return last;
  };
  return {
    race,
    changes,
    endMs,
    momentAt: (ms) => ({
      ms,
      ...getRowsAfter(countCrossings(crossings, ms)),
      progress: lapProgress(race, ms),
      places: trackPlaces(race, ms),
    }),
    stepFrom(ms, direction) {
      if (direction > 0) return crossings[countCrossings(crossings, ms)]?.ms ?? endMs;
      return crossings.findLast((crossing) => crossing.ms < ms)?.ms ?? 0;
    },
  };
}
