import {
  eventTraits,
  formatWholeSeconds,
  type Guid,
  type ReplayChange,
  type ReplayRace,
} from '@holeshot/domain';
import { percentScale } from '../../racing/axis';

/** The marks along the scrubber. All positions are in percent of its length. */
export interface ScrubberMarks {
  /** ends of the leader's laps; `isOnPhone` if the label fits on a phone */
  posts: { percent: number; lapNumber: number; label: string; isOnPhone: boolean }[];
  /** moments at which a place or the lead was won */
  wins: { percent: number; pilotId: Guid; isLead: boolean }[];
  /** one entry per pilot */
  crossings: { pilotId: Guid; percents: number[] }[];
  /** `isOnTablet` if the label fits on a tablet; phones show none */
  times: { percent: number; label: string; isOnTablet: boolean }[];
}

/** The numbers of labels that fit without overlaps. */
const MAX_POSTS = { wide: 16, phone: 4 };
const MAX_TIMES = { wide: 11, tablet: 4 };
/** Seconds between two times along the scrubber. */
const TIME_STEPS = [5, 10, 20, 30, 60, 120, 300, 600, 1200, 3600];

export function layOutScrubber(
  race: ReplayRace,
  changes: readonly ReplayChange[],
  endMs: number,
): ScrubberMarks {
  const getPercent = (ms: number) => percentAt(ms, endMs);
  const firsts = changes.filter(({ isFirstOfLap }) => isFirstOfLap);
  const every = Math.ceil(firsts.length / MAX_POSTS.wide);
  const everyOnPhone = Math.ceil(firsts.length / MAX_POSTS.phone);
  return {
    posts: firsts.map(({ ms, lapNumber }, index) => ({
      percent: getPercent(ms),
      lapNumber,
      label: index % every === 0 ? postLabel(lapNumber, race) : '',
      isOnPhone: index % everyOnPhone === 0,
    })),
    wins: changes.flatMap(({ ms, pilotId, kind }) =>
      kind === 'leader-lap' ? [] : [{ percent: getPercent(ms), pilotId, isLead: kind === 'lead' }],
    ),
    crossings: race.pilotIds.map((pilotId) => ({
      pilotId,
      percents: race.crossings.flatMap((crossing) =>
        crossing.pilotId === pilotId ? [getPercent(crossing.ms)] : [],
      ),
    })),
    times: listTimes(endMs),
  };
}

/** Percent of the scrubber's length, with two decimals. */
export const percentAt = (ms: number, endMs: number): number => (endMs > 0 ? percentScale(0, endMs)(ms) : 0);

function postLabel(lapNumber: number, { eventType, targetLaps }: ReplayRace): string {
  if (lapNumber === 0) return 'HS';
  return eventTraits(eventType).hasLapLimit && lapNumber === targetLaps ? 'Finish' : `Lap ${lapNumber}`;
}

function listTimes(endMs: number): ScrubberMarks['times'] {
  const seconds = endMs / 1000;
  const step = TIME_STEPS.find((candidate) => seconds / candidate < MAX_TIMES.wide) ?? seconds;
  const count = Math.floor(seconds / step) + 1;
  const every = Math.ceil(count / MAX_TIMES.tablet);
  return Array.from({ length: count }, (_, index) => ({
    percent: percentAt(index * step * 1000, endMs),
    label: formatWholeSeconds(index * step),
    isOnTablet: index % every === 0,
  }));
}
