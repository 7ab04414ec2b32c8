import { SEASON_POINTS, type SeasonRule } from './season-points';
import type { SeasonRow } from './season-standings';

/** A pilot's chances while events of a season are left (R171). */
export interface SeasonChance {
  /** `won` whatever happens in the events left; `out` when even winning all of them is not enough */
  state: 'won' | 'open' | 'out';
  /** the least points that draw level with the leader's present total; `null` for the leader and pilots who are out */
  level: number | null;
  /** the least points that win whatever the others score; `null` when none do */
  enough: number | null;
}

const listPoints = ({ results }: SeasonRow): number[] => results.flatMap((result) => result?.points ?? []);

/** The sum of the best `count` of the points. */
const sumBest = (points: readonly number[], count: number): number =>
  [...points]
    .sort((a, b) => b - a)
    .slice(0, count)
    .reduce((sum, one) => sum + one, 0);

/** For each number of events up to `events`, the sums of points that can be scored in that many, including 0. */
function listSums(places: readonly number[], events: number): number[][] {
  const sums = [new Set([0])];
  for (let count = 1; count <= events; count++) {
    const before = [...(sums[count - 1] ?? [])];
    sums.push(new Set([...before, ...before.flatMap((sum) => places.map((points) => sum + points))]));
  }
  return sums.map((set) => [...set].sort((a, b) => a - b));
}

/**
 * The least points in the events left that bring a total of at least `target`: new results replace the worst that
 * counted. `sums` are those of `listSums`. `null` when it cannot be reached.
 */
function leastPoints(
  points: readonly number[],
  target: number,
  counted: number,
  sums: readonly number[][],
): number | null {
  const needed = sums.flatMap((sumsOfCount, events) => {
    if (events > counted) return [];
    const missing = target - sumBest(points, counted - events);
    return sumsOfCount.find((sum) => sum >= missing) ?? [];
  });
  return needed.length > 0 ? Math.min(...needed) : null;
}

/**
 * Lists what each pilot of `rows` (`seasonStandings`) still needs, in their order, while `left` events are not over
 * (R171). Anybody may win each of these, even a pilot without an event so far, and anybody may score nothing. Equal
 * totals count against a pilot who wants to be sure, and for one who may be out. `null` when no event is left, or a win has no
 * fixed points.
 */
export function seasonChances(
  { points, counted }: SeasonRule,
  rows: readonly SeasonRow[],
  left: number,
): SeasonChance[] | null {
  const places: readonly number[] | null = SEASON_POINTS[points].places;
  const [leader] = rows;
  if (left === 0 || !places || !leader) return null;
  const most = counted ?? Number.POSITIVE_INFINITY;
  const wins = Array.from({ length: left }, () => Math.max(...places));
  const getBestTotal = (own: readonly number[]): number => sumBest([...own, ...wins], most);
  const newcomer = getBestTotal([]);
  const bests = rows.map((row) => getBestTotal(listPoints(row)));
  const sums = listSums(places, left);
  return rows.map((row, index): SeasonChance => {
    const rival = Math.max(newcomer, ...bests.filter((_, other) => other !== index));
    if (row.total > rival) return { state: 'won', level: null, enough: null };
    if ((bests[index] ?? 0) < leader.total) return { state: 'out', level: null, enough: null };
    const least = (target: number) => leastPoints(listPoints(row), target, most, sums);
    return {
      state: 'open',
      level: row.rank === 1 ? null : least(leader.total),
      enough: least(rival + 1),
    };
  });
}
