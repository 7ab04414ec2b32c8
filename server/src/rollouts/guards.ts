import { type ChannelName, VITAL_NAMES } from '@holeshot/contract';
import type { BuildFigures } from '@holeshot/contract/wire';
import { wilsonInterval } from '@holeshot/domain';
import { type Compared, logEvidence, rateOf, type Share } from './ratio-test';

/** Figures of the candidate, and of the stable build over the same time. */
export interface FiguresPair {
  candidate: BuildFigures;
  stable: BuildFigures;
}

/** What a guard makes of the figures: all is well, not well enough for a step, or so bad that the rollout must end. */
export interface GuardResult {
  state: 'green' | 'held' | 'tripped';
  /** for people, when it is not green */
  reason: string;
}

const GREEN: GuardResult = { state: 'green', reason: '' };

/** Equal builds are rolled back in at most 1 of 100 rollouts: this part of it belongs to the tests below. */
const ALPHA = 0.006;
const TESTS = 3;
/** Evidence of 1 to 20 holds a step back. */
const HELD_LOG = Math.log(20);
/** Fewer pages of the candidate are the fast trip's. */
const MIN_PAGES = 50;
const MIN_FAILURES = 4;

const MORE_OFTEN = [2, 4, 8, 16, 32];
const LESS_OFTEN = [0.9, 0.75, 0.5, 0.2, 0.02];

/** Pages with which something could happen: those that were sent, those opened in the browser, those that failed before. */
export const pagesOf = ({ exposures, opened, serverFailures }: BuildFigures): number =>
  exposures + opened + serverFailures;

/** Pages that did not work. */
export const failuresOf = ({ loadFailures, crashes, serverFailures }: BuildFigures): number =>
  loadFailures + crashes + serverFailures;

const percent = (share: Share): string => {
  const value = rateOf(share) * 100;
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
const shareOf = (count: number, total: number): Share => ({ count: Math.min(count, total), total });

const failureShare = (figures: BuildFigures) => shareOf(failuresOf(figures), pagesOf(figures));
const apiErrorShare = (figures: BuildFigures) => shareOf(figures.apiErrors, pagesOf(figures));
const readyShare = ({ ready, exposures }: BuildFigures) => shareOf(ready, exposures);

function judge(what: string, compared: Compared, ratios: readonly number[], steps: number): GuardResult {
  const evidence = logEvidence(compared, ratios);
  if (evidence < HELD_LOG) return GREEN;
  const isTripped = evidence >= Math.log((TESTS * steps) / ALPHA);
  return { state: isTripped ? 'tripped' : 'held', reason: describe(what, compared) };
}

/** Whether things happen with the candidate more often than with the stable build; each step of `steps` has its test. */
function judgeCounts(
  what: string,
  pair: FiguresPair,
  share: (figures: BuildFigures) => Share,
  steps: number,
): GuardResult {
  const compared = compare(pair, share);
  const { count, total } = compared.candidate;
  const isMoreOften = rateOf(compared.candidate) > rateOf(compared.stable);
  if (total < MIN_PAGES || count < MIN_FAILURES || !isMoreOften) return GREEN;
  return judge(what, compared, MORE_OFTEN, steps);
}

export const judgeFailures = (pair: FiguresPair, steps: number): GuardResult =>
  judgeCounts('Failures', pair, failureShare, steps);

export const judgeApiErrors = (pair: FiguresPair, steps: number): GuardResult =>
  judgeCounts('Failed calls of the API', pair, apiErrorShare, steps);

/**
 * Whether pages of the candidate become interactive less often. Many never do, because robots run no scripts: the stable
 * build's share is the measure.
 */
export function judgeReady(pair: FiguresPair, steps: number): GuardResult {
  const compared = compare(pair, readyShare);
  const isLessOften = rateOf(compared.candidate) < rateOf(compared.stable);
  if (compared.candidate.total < MIN_PAGES || !isLessOften) return GREEN;
  return judge('Pages that became interactive', compared, LESS_OFTEN, steps);
}

const TRIP_FAILURES = 5;
const TRIP_PAGES = 50;
const TRIP_RATIO = 5;

/**
 * The fast trip: 5 or more failures in the first 50 pages of a rollout, and at least 5 times the rate that the stable build
 * has at most.
 */
export function judgeFirstPages(pair: FiguresPair): GuardResult {
  const compared = compare(pair, failureShare);
  const { candidate, stable } = compared;
  if (candidate.total > TRIP_PAGES || failuresOf(pair.candidate) < TRIP_FAILURES) return GREEN;
  const worstOfStable = wilsonInterval(stable.count, stable.total).high;
  if (rateOf(candidate) < TRIP_RATIO * worstOfStable) return GREEN;
  return { state: 'tripped', reason: describe('Failures of the first pages', compared) };
}

const MIN_MEASURED = 100;
const MIN_POORER = 0.05;

/** Whether fewer visitors have a fast page. That holds a step back and ends no rollout. */
export function judgeVitals({ candidate, stable }: FiguresPair, name: ChannelName): GuardResult {
  const faults = VITAL_NAMES.flatMap((vital) => {
    const [own, other] = [candidate.vitals[vital], stable.vitals[vital]].map((shares) => ({
      count: shares?.poor ?? 0,
      total: shares ? shares.good + shares.fair + shares.poor : 0,
    }));
    if (!own || !other || own.total < MIN_MEASURED || other.total < MIN_MEASURED) return [];
    const isPoorer =
      wilsonInterval(own.count, own.total).low > wilsonInterval(other.count, other.total).high &&
      rateOf(own) - rateOf(other) >= MIN_POORER;
    return isPoorer ? [`${vital} is poor for ${percent(own)} against ${percent(other)}`] : [];
  });
  if (faults.length === 0) return GREEN;
  return { state: 'held', reason: `Pages of ${name} are slower: ${faults.join(', ')}` };
}
