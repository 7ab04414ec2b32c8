import { groupBy } from '../group-by';
import { type PlacePoints, pointsOfPlaces, type SeasonPlace, type SeasonRule } from './season-points';

/** An event of a season, with the places that its own page shows (R126). */
export interface SeasonEvent {
  /** whether its places count: once it is over (R161) */
  isOver: boolean;
  places: readonly SeasonPlace[];
}

export interface SeasonResult extends PlacePoints {
  /** false for a result that is dropped */
  counts: boolean;
}

/** A pilot's row in the standings of a season. */
export interface SeasonRow {
  pilot: string;
  /** from 1; equal ranks are shared and the next one skips (R100) */
  rank: number;
  total: number;
  /** in the order of the events; `null` where the pilot has no place */
  results: (SeasonResult | null)[];
}

/** Marks the best `counted` results; of equal results that of the earlier event counts. */
function dropWorst(
  results: readonly (PlacePoints | null)[],
  counted: number | null,
): (SeasonResult | null)[] {
  const best = [...results.keys()]
    .filter((index) => results[index])
    .sort((a, b) => (results[b]?.points ?? 0) - (results[a]?.points ?? 0) || a - b);
  const counting = new Set(counted === null ? best : best.slice(0, counted));
  return results.map((result, index) => result && { ...result, counts: counting.has(index) });
}

/** How much more often `one` was ahead of `other` than behind, in the events that both flew, including dropped ones. */
function countHeadToHead(one: SeasonRow, other: SeasonRow): number {
  const signs = one.results.map((own, index) => {
    const their = other.results[index];
    return own && their ? Math.sign(their.place - own.place) : 0;
  });
  return signs.reduce((sum, sign) => sum + sign, 0);
}

/**
 * Breaks a tie by head to head (R170): whoever is ahead of more of the tied pilots than behind comes first, and those
 * who are still level are compared among themselves. Returns groups in their order; pilots of one group share a rank.
 */
function breakTie(tied: readonly SeasonRow[]): SeasonRow[][] {
  const getScore = (one: SeasonRow): number =>
    tied.reduce((sum, other) => sum + Math.sign(countHeadToHead(one, other)), 0);
  const groups = [...groupBy(tied, getScore)].sort(([a], [b]) => b - a).map(([, group]) => group);
  return groups.length > 1 ? groups.flatMap(breakTie) : groups;
}

/**
 * The standings of a season (R169, R170): every pilot with a place in an event that is over, by rank, then by key.
 * Results are in the order of `events`, which also decides which of equal results counts.
 */
export function seasonStandings(rule: SeasonRule, events: readonly SeasonEvent[]): SeasonRow[] {
  const scored = events.map(({ isOver, places }) =>
    isOver ? pointsOfPlaces(rule.points, places) : new Map<string, PlacePoints>(),
  );
  const pilots = [...new Set(scored.flatMap((results) => [...results.keys()]))].sort();
  const rows = pilots.map((pilot): SeasonRow => {
    const results = dropWorst(
      scored.map((byPilot) => byPilot.get(pilot) ?? null),
      rule.counted,
    );
    const total = results.reduce((sum, result) => sum + (result?.counts ? result.points : 0), 0);
    return { pilot, rank: 0, total, results };
  });
  const byTotal = [...groupBy(rows, ({ total }) => total)].sort(([a], [b]) => b - a);
  let rank = 1;
  return byTotal.flatMap(([, tied]) =>
    breakTie(tied).flatMap((group) => {
      const ranked = group.map((row) => ({ ...row, rank }));
      rank += group.length;
      return ranked;
    }),
  );
}
