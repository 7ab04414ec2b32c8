import { type SlotName, VITAL_NAMES } from '@holeshot/contract';
import type { BuildFigures } from '@holeshot/contract/wire';
import { wilsonInterval } from '@holeshot/domain';

/** How often something happened, and how often it could have. */
interface Share {
  count: number;
  total: number;
}

/** A candidate beside the stable build. */
interface Compared {
  candidate: Share;
  stable: Share;
}

/** A share as a number; 0 of nothing is 0. */
const getRate = ({ count, total }: Share): number => (total > 0 ? count / total : 0);

/** A ratio to the stable build, and how often something must have happened before it counts. */
interface Threshold {
  after: number;
  ratio: number;
}

/** Figures of the candidate, and of the stable build over the same time. */
export interface FiguresPair {
  candidate: BuildFigures;
  stable: BuildFigures;
}

/** The verdict of a guard: the rollout may advance, must wait, or must end. */
export interface GuardResult {
  state: 'green' | 'held' | 'tripped';
  /** for people, unless it is green */
  reason: string;
}

const GREEN: GuardResult = { state: 'green', reason: '' };

/**
 * A rollout ends when something happens 5 times as often as with the stable build, after it has happened 5 times; 3 times as
 * often after 25; twice as often after 50; 1.5 times after 200. `simulation.test.ts` shows how seldom chance does that.
 */
const TOO_OFTEN: readonly Threshold[] = [
  { after: 5, ratio: 5 },
  { after: 25, ratio: 3 },
  { after: 50, ratio: 2 },
  { after: 200, ratio: 1.5 },
];
/** The step waits. */
const MAYBE_TOO_OFTEN: Threshold = { after: 4, ratio: 3 };
/** A rollout also ends when half of 50 pages that should be interactive by the stable build's share are not, and so on. */
const TOO_SELDOM: readonly Threshold[] = [
  { after: 50, ratio: 1 / 2 },
  { after: 300, ratio: 3 / 4 },
  { after: 3_000, ratio: 9 / 10 },
];
const MAYBE_TOO_SELDOM: Threshold = { after: 50, ratio: 3 / 4 };

/** Pages that could fail: those that the server sent or tried to send, and those opened in the browser. */
export const countPages = ({ exposures, opened }: BuildFigures): number => exposures + opened;

/** Pages that did not work. */
export const countFailures = ({ loadFailures, crashes, serverFailures }: BuildFigures): number =>
  loadFailures + crashes + serverFailures;

const percent = (share: Share): string => {
  const value = getRate(share) * 100;
  return `${value.toFixed(value > 0 && value < 10 ? 2 : 1)} %`;
};

const format = new Intl.NumberFormat('en');

/** `1 page`, `1,200 pages` */
export const countText = (value: number, noun: string): string =>
  `${format.format(value)} ${noun}${value === 1 ? '' : 's'}`;

const ofPages = ({ count, total }: Share): string => `${format.format(count)} of ${countText(total, 'page')}`;

/** `Failures: 2.00 % (20 of 1,000 pages) against 0.10 % (99 of 99,000 pages) with the stable build` */
const describe = (what: string, { candidate, stable }: Compared): string =>
  `${what}: ${percent(candidate)} (${ofPages(candidate)}) against ${percent(stable)} (${ofPages(stable)}) with the stable build`;

const compare = ({ candidate, stable }: FiguresPair, share: (figures: BuildFigures) => Share): Compared => ({
  candidate: share(candidate),
  stable: share(stable),
});

/** A count cannot be above its total, although a page may fail twice. */
const getShare = (count: number, total: number): Share => ({ count: Math.min(count, total), total });

const failureShare = (figures: BuildFigures) => getShare(countFailures(figures), countPages(figures));
const apiErrorShare = (figures: BuildFigures) => getShare(figures.apiErrors, countPages(figures));
const readyShare = ({ ready, exposures }: BuildFigures) => getShare(ready, exposures);

const judge = (isTripped: boolean, isHeld: boolean, reason: () => string): GuardResult =>
  isTripped || isHeld ? { state: isTripped ? 'tripped' : 'held', reason: reason() } : GREEN;

/** Whether something happens more often with the candidate than with the stable build at the top of its range. */
function judgeCounts(what: string, pair: FiguresPair, share: (figures: BuildFigures) => Share): GuardResult {
  const compared = compare(pair, share);
  const { candidate, stable } = compared;
  const most = wilsonInterval(stable.count, stable.total).high;
  const exceeds = ({ after, ratio }: Threshold) =>
    candidate.count >= after && getRate(candidate) >= ratio * most;
  return judge(TOO_OFTEN.some(exceeds), exceeds(MAYBE_TOO_OFTEN), () => describe(what, compared));
}

export const judgeFailures = (pair: FiguresPair): GuardResult => judgeCounts('Failures', pair, failureShare);

export const judgeApiErrors = (pair: FiguresPair): GuardResult =>
  judgeCounts('Failed calls of the API', pair, apiErrorShare);

/**
 * Whether pages of the candidate become interactive less often. Many never do, because robots run no scripts, so the
 * stable build's share is the reference.
 */
export function judgeReady(pair: FiguresPair): GuardResult {
  const compared = compare(pair, readyShare);
  const { candidate, stable } = compared;
  const expected = candidate.total * wilsonInterval(stable.count, stable.total).low;
  const isBelow = ({ after, ratio }: Threshold) => expected >= after && candidate.count <= ratio * expected;
  const what = 'Pages that became interactive';
  return judge(TOO_SELDOM.some(isBelow), isBelow(MAYBE_TOO_SELDOM), () => describe(what, compared));
}

const MIN_MEASURED = 100;
const MIN_POORER = 0.05;

/** Whether fewer visitors have a fast page, which delays a step but ends no rollout. */
export function judgeVitals({ candidate, stable }: FiguresPair, name: SlotName): GuardResult {
  const faults = VITAL_NAMES.flatMap((vital) => {
    const [own, other] = [candidate.vitals[vital], stable.vitals[vital]].map((shares) => ({
      count: shares?.poor ?? 0,
      total: shares ? shares.good + shares.fair + shares.poor : 0,
    }));
    if (!own || !other || own.total < MIN_MEASURED || other.total < MIN_MEASURED) return [];
    const isPoorer =
      wilsonInterval(own.count, own.total).low > wilsonInterval(other.count, other.total).high &&
      getRate(own) - getRate(other) >= MIN_POORER;
    return isPoorer ? [`${vital} is poor for ${percent(own)} against ${percent(other)}`] : [];
  });
  if (faults.length === 0) return GREEN;
  return { state: 'held', reason: `Pages of ${name} are slower: ${faults.join(', ')}` };
}
