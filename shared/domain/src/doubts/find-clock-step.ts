import { groupBy } from '../group-by';
import { median } from '../median';
import type { Detection, Guid, Lap, LocalMs } from '../model';
import { partitionPoint } from '../partition-point';
import type { Doubt, DoubtfulRace } from './doubt';
import type { UsualLap } from './usual-laps';

/** In usual laps: smaller steps cannot be distinguished from how pilots fly. */
const MIN_STEP = 0.5;
const MIN_OFF = 0.2;
/** How far a lap's excess may be from the step, in usual laps. Slow laps vary more than fast ones. */
const APART = { from: -0.3, until: 2 };
const MIN_PILOTS = 3;
const MIN_CLOSE = 2;
/** The share of the pilots in the air who must agree. */
const MIN_SHARE = 0.75;
const SIGNS = [1, -1] as const;

interface FlownLap extends Lap {
  pilotId: Guid;
  usual: number;
  /** seconds above the usual length; all of a holeshot, which has no usual length */
  excess: number;
}

interface Step {
  seconds: number;
  /** number of pilots whose laps agree, and of those whose laps agree closely */
  agree: number;
  close: number;
}

/**
 * Finds a moment at which the laps of most pilots in the air are longer, or shorter, by the same time: the timer's
 * clock was set (R159). Longer laps in a race with pauses do not count, because a pause explains them.
 */
export function findClockStep(race: DoubtfulRace, usual: ReadonlyMap<Guid, UsualLap>): Doubt[] {
  const laps = listFlownLaps(race, usual).sort((a, b) => a.end - b.end);
  const isOff = ({ excess, usual: length }: FlownLap) =>
    Math.abs(excess) >= MIN_STEP * length && !(excess > 0 && race.totalPausedSeconds > 0);
  const longest = laps.reduce((most, { start, end }) => Math.max(most, end - start), 0);
  const furthestBack = laps.reduce((least, { excess }) => Math.min(least, excess), 0);
  const steps = laps.filter(isOff).flatMap((lap) => {
    // search only around the lap: a large race has thousands of laps, hundreds of them off
    const from = countBefore(laps, lap.start + 1_000 * furthestBack);
    const around = laps.slice(from, countBefore(laps, lap.end + longest + 1));
    return SIGNS.flatMap((sign) => listSteps(around, { lap, sign, isOff }));
  });
  const [best] = steps.sort((a, b) => b.agree - a.agree || b.close - a.close);
  if (!best) return findBackwards(laps);
  return [
    {
      kind: 'clock-step',
      pilotId: null,
      detectionId: null,
      value: best.seconds,
      text: `Laps of ${best.agree} pilots are about ${Math.abs(best.seconds).toFixed(1)} s ${best.seconds > 0 ? 'longer' : 'shorter'} at the same moment: the clock was set.`,
    },
  ];
}

/** The number of laps that end before a moment. Expects laps sorted by end. */
const countBefore = (laps: readonly FlownLap[], moment: LocalMs): number =>
  partitionPoint(laps, ({ end }) => end < moment);

interface StepsInput {
  lap: FlownLap;
  /** 1 for a clock that was set forwards, -1 for one that was set back */
  sign: 1 | -1;
  isOff: (lap: FlownLap) => boolean;
}

/** Lists the steps that laps flown at the same time as `lap` agree on, if enough of those laps are off. */
function listSteps(laps: readonly FlownLap[], { lap, sign, isOff }: StepsInput): Step[] {
  const excesses = laps
    .filter((other) => other.excess * sign > 0 && isOff(other) && isAtOnce(other, lap, other.excess))
    .map(({ excess }) => excess);
  if (excesses.length < MIN_CLOSE) return [];
  const furthest = sign > 0 ? 1 : Math.min(...excesses);
  const near = laps.filter((other) => isAtOnce(other, lap, furthest));
  const offPilots = new Set(
    near.flatMap(({ pilotId, excess, usual }) => (excess * sign > MIN_OFF * usual ? pilotId : [])),
  );
  const inAir = new Set(near.map(({ pilotId }) => pilotId)).size;
  if (offPilots.size < MIN_PILOTS || (sign > 0 && offPilots.size < MIN_SHARE * inAir)) return [];
  return excesses.flatMap((excess) => findStep(near, lap, excess) ?? []);
}

/** Returns the step if enough laps flown at the same time as `lap` agree on it. */
function findStep(laps: readonly FlownLap[], lap: FlownLap, step: number): Step | undefined {
  const inAir = groupBy(
    laps.filter((other) => isAtOnce(other, lap, step)),
    ({ pilotId }) => pilotId,
  );
  const agree = [...inAir.values()].flatMap((own) => own.find((other) => isLongerBy(other, step)) ?? []);
  const close = agree.filter(({ excess, usual }) => excess - step <= -APART.from * usual);
  if (agree.length < MIN_PILOTS || agree.length < MIN_SHARE * inAir.size || close.length < MIN_CLOSE) return;
  return { seconds: median(close.map(({ excess }) => excess)), agree: agree.length, close: close.length };
}

/** A single lap that ends before it begins proves a step. */
function findBackwards(laps: readonly FlownLap[]): Doubt[] {
  const first = laps.find(({ lengthSeconds }) => lengthSeconds < 0);
  if (!first) return [];
  return [
    {
      kind: 'clock-step',
      pilotId: null,
      detectionId: null,
      value: first.excess,
      text: `Lap ${first.lapNumber} ends ${Math.abs(first.lengthSeconds).toFixed(1)} s before it begins: the clock was set back.`,
    },
  ];
}

/** Laps with a valid crossing, including those that end before they begin. */
function listFlownLaps({ laps, detections }: DoubtfulRace, usual: ReadonlyMap<Guid, UsualLap>): FlownLap[] {
  const byId = new Map<Guid, Detection>(detections.map((detection) => [detection.id, detection]));
  return laps.flatMap((lap) => {
    const { pilotId = null, valid = false } = byId.get(lap.detectionId) ?? {};
    const seconds = pilotId === null ? undefined : usual.get(pilotId)?.seconds;
    if (pilotId === null || seconds === undefined || !valid) return [];
    return [
      { ...lap, pilotId, usual: seconds, excess: lap.lengthSeconds - (lap.lapNumber === 0 ? 0 : seconds) },
    ];
  });
}

/** Whether `lap` is in progress at the other one's end or, if the clock was set back, at its start by the old clock. */
const isAtOnce = (lap: FlownLap, other: FlownLap, step: number): boolean =>
  step > 0
    ? lap.start < other.end && other.end <= lap.end
    : lap.start <= other.start && lap.end - 1_000 * step > other.start;

const isLongerBy = ({ excess, usual }: FlownLap, step: number): boolean => {
  const apart = (excess - step) / usual;
  const isOff = excess * Math.sign(step) > MIN_OFF * usual;
  return isOff && apart >= APART.from && apart <= APART.until;
};
