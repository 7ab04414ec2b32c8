import { formatSeconds } from '../format-seconds';
import type { Detection } from '../model';
import type { ValidLap } from '../valid-laps';
import type { Doubt, Flight, UsualFlight } from './doubt';

/** A lap is short below both shares, of the usual and of the fast lap; the second is for laps that vary a lot. */
const LEAST = { usual: 0.75, fast: 0.8 };
/** In fast laps, which vary less than slow ones. */
const DOUBLE = 1.9;
/** Times the longest of the fast lap and the adjacent ones: in a longer lap the pilot has stopped. */
const STOPPED = 2.9;
const THREE = 2.5;
/** In usual laps: both parts of a split lap together, and each part of a lap whose crossing was ruled out. */
const WHOLE = { from: 0.75, until: 1.35 };
const PART = { from: 0.72, until: 1.45 };
const MIN_EQUAL = 3;
const EQUAL_SECONDS = 0.001;

const isWithin = (value: number, { from, until }: typeof WHOLE): boolean => value >= from && value <= until;
/** A race director has looked at a lap that begins or ends with a crossing from a video. */
const isComparable = ({ lapNumber, isFromVideo }: ValidLap): boolean => lapNumber > 0 && !isFromVideo;
const lapText = ({ lapNumber, lengthSeconds }: ValidLap): string =>
  `Lap ${lapNumber} took ${formatSeconds(lengthSeconds)}`;

/** Finds laps shorter than the track allows, for a pilot without a usual lap. */
export const findImpossibleLaps = ({ pilotId, laps }: Flight, minLapSeconds: number): Doubt[] =>
  laps
    .filter((lap) => isComparable(lap) && lap.lengthSeconds < minLapSeconds)
    .map((lap) => ({
      kind: 'short-lap',
      pilotId,
      detectionId: lap.detectionId,
      value: lap.lengthSeconds,
      text: `${lapText(lap)}, and nobody can fly one of this track in ${formatSeconds(minLapSeconds)}.`,
    }));

/** Finds laps that are too short for the track or the pilot (R159), alone or as a part of one usual lap. */
export function findShortLaps(
  { pilotId, laps, usual: { seconds: usual, fastSeconds } }: UsualFlight,
  minLapSeconds: number,
): Doubt[] {
  const least = Math.max(minLapSeconds, Math.min(LEAST.usual * usual, LEAST.fast * fastSeconds));
  const isShort = (lap: ValidLap) => isComparable(lap) && lap.lengthSeconds < least;
  const doubts: Doubt[] = [];
  for (let index = 0; index < laps.length; index += 1) {
    const lap = laps[index] as ValidLap;
    const next = laps[index + 1];
    const together = next && next.lapNumber > 0 ? lap.lengthSeconds + next.lengthSeconds : 0;
    const isSplit = lap.lapNumber > 0 && next !== undefined && isWithin(together / usual, WHOLE);
    if (isSplit && (isShort(lap) || isShort(next))) {
      doubts.push({
        kind: 'split-lap',
        pilotId,
        detectionId: lap.detectionId,
        value: together,
        text: `Laps ${lap.lapNumber} and ${next.lapNumber} together took ${formatSeconds(together)}, a usual lap ${formatSeconds(usual)}.`,
      });
      index += 1;
    } else if (isShort(lap)) {
      doubts.push({
        kind: 'short-lap',
        pilotId,
        detectionId: lap.detectionId,
        value: lap.lengthSeconds,
        text: `${lapText(lap)}, a usual one ${formatSeconds(usual)}.`,
      });
    }
  }
  return doubts;
}

const listAdjacentSeconds = (laps: readonly ValidLap[], index: number): number[] =>
  [laps[index - 1], laps[index + 1]].flatMap((lap) => (lap && lap.lapNumber > 0 ? lap.lengthSeconds : []));

/** Finds laps as long as two or three usual ones, with or without a crossing near the middle that was ruled out. */
export function findLongLaps(
  { pilotId, laps, usual: { seconds: usual, fastSeconds } }: UsualFlight,
  detections: readonly Detection[],
): Doubt[] {
  const ruledOut = detections.filter(
    (detection) => detection.pilotId === pilotId && detection.timingSystemIndex === 0 && !detection.valid,
  );
  return laps.flatMap((lap, index): Doubt[] => {
    if (!isComparable(lap)) return [];
    const inside = ruledOut.filter(({ time }) => time > lap.start && time < lap.end);
    const missing = inside.find(({ time, validityType }) => {
      const before = (time - lap.start) / 1_000 / usual;
      const after = (lap.end - time) / 1_000 / usual;
      return validityType === 'Auto' && isWithin(before, PART) && isWithin(after, PART);
    });
    if (missing)
      return [
        {
          kind: 'missing-lap',
          pilotId,
          detectionId: missing.id,
          value: lap.lengthSeconds,
          text: `${lapText(lap)}, two usual ones ${formatSeconds(2 * usual)}; a crossing in it was ruled out.`,
        },
      ];
    // a crossing that a person ruled out raises no doubt
    const isDecidedByHand = inside.some(({ validityType }) => validityType !== 'Auto');
    const most = STOPPED * Math.max(fastSeconds, ...listAdjacentSeconds(laps, index));
    if (isDecidedByHand || lap.lengthSeconds < DOUBLE * fastSeconds || lap.lengthSeconds > most) return [];
    return [
      {
        kind: 'double-lap',
        pilotId,
        detectionId: lap.detectionId,
        value: lap.lengthSeconds,
        text: `${lapText(lap)}, about ${lap.lengthSeconds < THREE * usual ? 'two' : 'three'} usual ones of ${formatSeconds(usual)}.`,
      },
    ];
  });
}

/** Finds laps that are all equal, which come from a test of the timer: no pilot flies them. */
export function findEqualLaps({ pilotId, laps }: Flight): Doubt[] {
  const flown = laps.filter(({ lapNumber }) => lapNumber > 0);
  const [first] = flown;
  if (!first || flown.length < MIN_EQUAL) return [];
  if (flown.some(({ lengthSeconds }) => Math.abs(lengthSeconds - first.lengthSeconds) > EQUAL_SECONDS))
    return [];
  return [
    {
      kind: 'equal-laps',
      pilotId,
      detectionId: null,
      value: first.lengthSeconds,
      text: `All ${flown.length} laps took ${formatSeconds(first.lengthSeconds)}.`,
    },
  ];
}
