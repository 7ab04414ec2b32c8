import { groupBy } from '../group-by';
import { median } from '../median';
import type { Detection, Guid, Lap, LocalMs } from '../model';
import { partitionPoint } from '../partition-point';
import type { Doubt, DoubtfulRace } from './doubt';
import type { UsualLap } from './usual-laps';

/** In usual laps: smaller steps cannot be told from how pilots fly. */
const MIN_STEP = 0.5;
const MIN_OFF = 0.2;
/** In usual laps: how far from the step a lap that agrees is. Laps are slower by much, and faster by little. */
const APART = { from: -0.3, until: 2 };
const MIN_PILOTS = 3;
const MIN_CLOSE = 2;
/** Of the pilots in the air. */
const MOST = 0.75;
const SIGNS = [1, -1] as const;

interface Flown extends Lap {
  pilotId: Guid;
  usual: number;
  /** longer than usual, s; a holeshot has no usual length, and all of it is rest */
  rest: number;
}

interface Step {
  seconds: number;
  /** pilots whose laps agree, and those of them whose laps do so closely */
  agree: number;
  close: number;
}

/**
 * A moment at which the laps of most pilots in the air are longer, or shorter, by the same time: the clock of the timer was
 * set. A pause makes laps longer, too, and is known.
 */
export function findClockStep(race: DoubtfulRace, usual: ReadonlyMap<Guid, UsualLap>): Doubt[] {
  const laps = listFlown(race, usual).sort((a, b) => a.end - b.end);
  const isOff = ({ rest, usual: length }: Flown) =>
    Math.abs(rest) >= MIN_STEP * length && !(rest > 0 && race.totalPausedSeconds > 0);
  const longest = laps.reduce((most, { start, end }) => Math.max(most, end - start), 0);
  const furthestBack = laps.reduce((least, { rest }) => Math.min(least, rest), 0);
  const steps = laps.filter(isOff).flatMap((lap) => {
    // a large race has thousands of laps, and hundreds that are off
    const from = countBefore(laps, lap.start + 1_000 * furthestBack);
    const around = laps.slice(from, countBefore(laps, lap.end + longest + 1));
    return SIGNS.flatMap((sign) => listSteps(around, { lap, sign, isOff }));
  });
  const [best] = steps.sort((a, b) => b.agree - a.agree || b.close - a.close);
  if (!best) return findBackwards(laps);
  return [
    {
      ...{ kind: 'clock-step', pilotId: null, detectionId: null, value: best.seconds },
      text: `Laps of ${best.agree} pilots are about ${Math.abs(best.seconds).toFixed(1)} s ${best.seconds > 0 ? 'longer' : 'shorter'} at the same moment: the clock was set.`,
    },
  ];
}

/** How many of the laps end before a moment; they are by their ends. */
const countBefore = (laps: readonly Flown[], moment: LocalMs): number =>
  partitionPoint(laps, ({ end }) => end < moment);

interface StepsInput {
  lap: Flown;
  /** 1 for a clock that was set forwards, -1 for one that was set back */
  sign: 1 | -1;
  isOff: (lap: Flown) => boolean;
}

/** The steps on which laps agree that last while this one does, where enough of them are off. */
function listSteps(laps: readonly Flown[], { lap, sign, isOff }: StepsInput): Step[] {
  const rests = laps
    .filter((other) => other.rest * sign > 0 && isOff(other) && isAtOnce(other, lap, other.rest))
    .map(({ rest }) => rest);
  if (rests.length < MIN_CLOSE) return [];
  const furthest = sign > 0 ? 1 : Math.min(...rests);
  const near = laps.filter((other) => isAtOnce(other, lap, furthest));
  const offPilots = new Set(
    near.flatMap(({ pilotId, rest, usual }) => (rest * sign > MIN_OFF * usual ? pilotId : [])),
  );
  const inAir = new Set(near.map(({ pilotId }) => pilotId)).size;
  if (offPilots.size < MIN_PILOTS || (sign > 0 && offPilots.size < MOST * inAir)) return [];
  return rests.flatMap((rest) => findStep(near, lap, rest) ?? []);
}

/** Whether the laps that last while this one does agree on a step of the clock. */
function findStep(laps: readonly Flown[], lap: Flown, step: number): Step | undefined {
  const inAir = groupBy(
    laps.filter((other) => isAtOnce(other, lap, step)),
    ({ pilotId }) => pilotId,
  );
  const agree = [...inAir.values()].flatMap((own) => own.find((other) => isLongerBy(other, step)) ?? []);
  const close = agree.filter(({ rest, usual }) => rest - step <= -APART.from * usual);
  if (agree.length < MIN_PILOTS || agree.length < MOST * inAir.size || close.length < MIN_CLOSE) return;
  return { seconds: median(close.map(({ rest }) => rest)), agree: agree.length, close: close.length };
}

/** A lap that ends before it begins proves a step alone. */
function findBackwards(laps: readonly Flown[]): Doubt[] {
  const first = laps.find(({ lengthSeconds }) => lengthSeconds < 0);
  if (!first) return [];
  return [
    {
      ...{ kind: 'clock-step', pilotId: null, detectionId: null, value: first.rest },
      text: `Lap ${first.lapNumber} ends ${Math.abs(first.lengthSeconds).toFixed(1)} s before it begins: the clock was set back.`,
    },
  ];
}

/** Laps that count, also such that end before they begin. */
function listFlown({ laps, detections }: DoubtfulRace, usual: ReadonlyMap<Guid, UsualLap>): Flown[] {
  const byId = new Map<Guid, Detection>(detections.map((detection) => [detection.id, detection]));
  return laps.flatMap((lap) => {
    const { pilotId = null, valid = false } = byId.get(lap.detectionId) ?? {};
    const seconds = pilotId === null ? undefined : usual.get(pilotId)?.seconds;
    if (pilotId === null || seconds === undefined || !valid) return [];
    return [
      { ...lap, pilotId, usual: seconds, rest: lap.lengthSeconds - (lap.lapNumber === 0 ? 0 : seconds) },
    ];
  });
}

/** A lap that lasts at the end of the other one; when the clock was set back, at its start, by the clock before. */
const isAtOnce = (lap: Flown, other: Flown, step: number): boolean =>
  step > 0
    ? lap.start < other.end && other.end <= lap.end
    : lap.start <= other.start && lap.end - 1_000 * step > other.start;

const isLongerBy = ({ rest, usual }: Flown, step: number): boolean => {
  const apart = (rest - step) / usual;
  const isOff = rest * Math.sign(step) > MIN_OFF * usual;
  return isOff && apart >= APART.from && apart <= APART.until;
};
