import type { SlotName } from '@holeshot/contract';
import type { BuildFigures, Rollout, WireVerdict } from '@holeshot/contract/wire';
import {
  countFailures,
  countPages,
  countText,
  type FiguresPair,
  type GuardResult,
  judgeApiErrors,
  judgeFailures,
  judgeReady,
  judgeVitals,
} from './guards';

/** The figures that decide about a rollout. */
export interface RolloutFigures {
  /** since the weight applies */
  current: FiguresPair;
  /** the same without the first two minutes, in which many pages become interactive that were sent before */
  settled: FiguresPair;
}

interface Moment {
  nowMs: number;
  /** whether an event of one of the cohort's clubs is live */
  isFrozen: boolean;
}

/** Pages of the candidate that a step needs. */
export const MIN_SAMPLE = 500;

/** From this weight on (basis points), too few visitors have the stable build to compare over the same period. */
const MOST_VISITORS = 9_000;

const MINUTE_MS = 60_000;

/**
 * The stable build's figures to compare with: over the same period, or from before while most visitors have the
 * candidate.
 */
export const chooseStable = (
  weight: number,
  { concurrent, before }: { concurrent: BuildFigures; before: BuildFigures },
): BuildFigures => (weight < MOST_VISITORS ? concurrent : before);

/**
 * Judges a rollout by its figures. It is rolled back as soon as a guard trips, also while it is paused or frozen. It
 * advances, or after the last step is promoted, when the step has lasted its time, enough pages were sent with the
 * candidate, and all guards are green.
 */
export function judgeRollout(
  name: SlotName,
  rollout: Rollout,
  figures: RolloutFigures,
  moment: Moment,
): WireVerdict {
  const guards = [
    judgeFailures(figures.current),
    judgeReady(figures.settled),
    judgeApiErrors(figures.current),
    judgeVitals(figures.current, name),
  ];
  const tripped = guards.find(({ state }) => state === 'tripped');
  if (tripped) return { state: 'rolling-back', reason: `${tripped.reason}.` };
  if (rollout.suspended !== null)
    return { state: 'paused', reason: `${rollout.suspended} Nobody gets it until somebody resumes it.` };
  if (rollout.isPaused)
    return { state: 'paused', reason: 'Somebody paused it: it does not advance by itself.' };
  if (moment.isFrozen)
    return { state: 'frozen', reason: 'It does not advance while an event of a club of the cohort is live.' };
  return judgeStep(rollout, figures.current, guards, moment.nowMs);
}

function judgeStep(
  rollout: Rollout,
  { candidate }: FiguresPair,
  guards: readonly GuardResult[],
  nowMs: number,
): WireVerdict {
  const pages = countPages(candidate);
  const missingMinutes = minutesLeft(rollout, nowMs);
  const held = guards.find(({ state }) => state === 'held');
  const soFar = `${countText(countFailures(candidate), 'failure')} on ${countText(pages, 'page')}`;
  if (held) return { state: 'collecting', reason: `${held.reason}. The step waits for more figures.` };
  if (pages < MIN_SAMPLE)
    return { state: 'collecting', reason: `${soFar}. A step needs ${countText(MIN_SAMPLE, 'page')}.` };
  if (missingMinutes > 0)
    return {
      state: 'healthy',
      reason: `${soFar}. The step lasts ${countText(missingMinutes, 'more minute')}.`,
    };
  const next = rollout.steps[rollout.step + 1];
  const change = next ? `On to ${next.weight / 100} % of visitors` : 'It becomes the stable build';
  return { state: 'advancing', reason: `${soFar}, and the step has lasted its time. ${change}.` };
}

/** Remaining whole minutes of the step. */
function minutesLeft({ steps, step, weightSince }: Rollout, nowMs: number): number {
  const endMs = Date.parse(weightSince) + (steps[step]?.bakeMinutes ?? 0) * MINUTE_MS;
  return Math.max(0, Math.ceil((endMs - nowMs) / MINUTE_MS));
}
