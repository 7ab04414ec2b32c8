import type { Guid } from './model';

/** Points that a pilot takes into a stage for the position before it. */
export interface RollOver {
  pilotId: Guid;
  points: number;
  /** the order of the round that they are stored with: the one before the stage; 0 when it was removed */
  roundOrder: number;
}

/** The points that roll over into a stage: those of the last round, up to the stage, that has some (R97). */
export function rollOversInto<T extends RollOver>(
  rollOvers: readonly T[],
  { order }: { order: number },
): T[] {
  const before = rollOvers.filter(({ roundOrder }) => roundOrder <= order);
  const last = Math.max(...before.map(({ roundOrder }) => roundOrder));
  return before.filter(({ roundOrder }) => roundOrder === last);
}
