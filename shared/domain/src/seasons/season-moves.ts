import type { SeasonRow } from './season-standings';

/** A pilot whose row differs in two standings of a season; `null` where the pilot has none. */
export interface SeasonMove {
  pilot: string;
  rank: [before: number | null, after: number | null];
  total: [before: number | null, after: number | null];
}

/** The pilots whose rank or total differs, in the order of `after`; those who are not in it are last (R172). */
export function seasonMoves(before: readonly SeasonRow[], after: readonly SeasonRow[]): SeasonMove[] {
  const beforeByPilot = new Map(before.map((row) => [row.pilot, row]));
  const pilotsAfter = new Set(after.map(({ pilot }) => pilot));
  const moves = after.flatMap(({ pilot, rank, total }): SeasonMove[] => {
    const old = beforeByPilot.get(pilot);
    if (old?.rank === rank && old.total === total) return [];
    return [{ pilot, rank: [old?.rank ?? null, rank], total: [old?.total ?? null, total] }];
  });
  const removals = before
    .filter(({ pilot }) => !pilotsAfter.has(pilot))
    .map(({ pilot, rank, total }): SeasonMove => ({ pilot, rank: [rank, null], total: [total, null] }));
  return [...moves, ...removals];
}
