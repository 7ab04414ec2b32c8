import {
  findDoubts,
  type Guid,
  type ObjectionReason,
  type RaceDetails,
  type UsualLap,
  type ValidLap,
  validLaps,
} from '@holeshot/domain';

/** A lap that the pilot may question. */
export interface OwnLap {
  /** `null` for a lap that was not counted */
  detectionId: Guid | null;
  lapNumber: number;
  /** seconds from the usual lap; `null` for the holeshot, or without a usual lap */
  difference: number | null;
  lap: ValidLap | null;
}

/** The pilot's laps in the race, and a missing one if fewer than the target laps were counted. */
export function listOwnLaps(race: RaceDetails, pilotId: Guid, usual: number | undefined): OwnLap[] {
  const laps = validLaps(race, { pilotId });
  const next = (laps.at(-1)?.lapNumber ?? 0) + 1;
  const rows = laps.map(
    (lap): OwnLap => ({
      detectionId: lap.detectionId,
      lapNumber: lap.lapNumber,
      lap,
      difference: lap.lapNumber === 0 || usual === undefined ? null : lap.lengthSeconds - usual,
    }),
  );
  const isShort = race.targetLaps > 0 && next <= race.targetLaps;
  const missing = { detectionId: null, lapNumber: next, difference: null, lap: null };
  return isShort ? [...rows, missing] : rows;
}

/** The most conspicuous lap and its probable fault, which the form preselects. */
export function findOddLap(
  race: RaceDetails,
  { laps, pilotId, usual }: { laps: readonly OwnLap[]; pilotId: Guid; usual: Record<Guid, UsualLap> },
): { lap: OwnLap | undefined; reason: ObjectionReason } {
  const doubt = findDoubts(race, { usual: new Map(Object.entries(usual)) }).find(
    (one) => one.pilotId === pilotId && one.detectionId !== null,
  );
  const crossing = race.detections.find(({ id }) => id === doubt?.detectionId);
  const doubted = laps.find(
    ({ lap }) => lap && crossing && crossing.time > lap.start && crossing.time <= lap.end,
  );
  if (doubt && doubted) {
    const isShort = doubt.kind === 'short-lap' || doubt.kind === 'split-lap';
    return { lap: doubted, reason: isShort ? 'not-mine' : 'missing' };
  }
  const flown = laps.filter(({ difference }) => difference !== null);
  const [odd] = flown.toSorted((a, b) => Math.abs(b.difference ?? 0) - Math.abs(a.difference ?? 0));
  const lap = odd ?? laps.at(-1);
  return { lap, reason: lap?.detectionId === null ? 'missing' : 'time' };
}
