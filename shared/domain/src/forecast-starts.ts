import type { LocalMs, Race } from './model';
import { seededRandom } from './seeded-random';

/** When a race is expected to start, at the field. */
export interface StartForecast {
  /** the likely moment; it may be past, when the race is late */
  likely: LocalMs;
  /** four of five starts fall in here, a minute at least; `null` with fewer than five intervals to learn from */
  range: { from: LocalMs; until: LocalMs } | null;
}

/** Times between two starts, ms, oldest first, by what happens between them. */
export interface StartIntervals {
  /** to the next race of the same round */
  sameRound: number[];
  /** to the first race of another round */
  newRound: number[];
}

export type RaceStart = Pick<Race, 'start' | 'roundId'>;

interface ForecastInput {
  /** races of the event, in any order; those without a start are ignored */
  flown: readonly RaceStart[];
  /** intervals of the club's earlier events */
  earlier?: StartIntervals | undefined;
  /** the races ahead, in racing order */
  upcoming: readonly Pick<Race, 'roundId'>[];
  /** the time at the field */
  nowLocal: LocalMs;
}

const NO_INTERVALS: StartIntervals = { sameRound: [], newRound: [] };

/** Longer intervals are breaks. */
const MAX_INTERVAL_MS = 3_600_000;
/** After this many usual intervals without a start, the event has a break of unknown length. */
const BREAK_INTERVALS = 4;
const MIN_INTERVALS = 5;
/** Only the newest count, because the pace changes during a day. */
const MAX_INTERVALS = 24;
const DRAWS = 400;
/** Wider than 80 %, because the pace varies from day to day: holds four of five starts (`npm run backtest`). */
const RANGE = { from: 0.05, until: 0.95 };
/** So that nobody is shown a single minute (R142). */
const MIN_RANGE_MS = 60_000;

/** Concatenates the intervals of several events. */
export const joinStartIntervals = (all: readonly StartIntervals[]): StartIntervals => ({
  sameRound: all.flatMap(({ sameRound }) => sameRound),
  newRound: all.flatMap(({ newRound }) => newRound),
});

/** The times between the starts of an event, without breaks of an hour and more (R140). */
export function listStartIntervals(races: readonly RaceStart[]): StartIntervals {
  const started = listStarted(races);
  const intervals: StartIntervals = { sameRound: [], newRound: [] };
  for (const [index, race] of started.slice(1).entries()) {
    const before = started[index];
    const ms = race.start - (before?.start ?? race.start);
    if (ms > 0 && ms < MAX_INTERVAL_MS) intervals[getIntervalKind(before, race)].push(ms);
  }
  return intervals;
}

/**
 * Forecasts the start of each upcoming race (R140). The time until it is a sum of intervals, sampled many times from
 * those of this event, and from the club's earlier ones until the event has five of a kind. Equal input gives an equal
 * forecast. `null` before the first start, without any interval, and in a long break.
 */
export function forecastStarts(input: ForecastInput): (StartForecast | null)[] {
  const { flown, earlier = NO_INTERVALS, upcoming, nowLocal } = input;
  const last = listStarted(flown).at(-1);
  const pools = listPools(listStartIntervals(flown), earlier);
  const kinds = upcoming.map((race, index) => getIntervalKind(upcoming[index - 1] ?? last, race));
  const usualMs = kinds[0] && upperMedian(pools[kinds[0]]);
  if (!last || !usualMs || nowLocal - last.start > BREAK_INTERVALS * usualMs) return upcoming.map(() => null);
  const lateMs = Math.max(0, nowLocal - (last.start + usualMs));
  const waits = drawWaits(pools, kinds);
  return waits.map((sums, index) => {
    const at = (share: number): LocalMs =>
      Math.round(last.start + (index === 0 ? 0 : lateMs) + quantile(sums, share));
    const hasRange = kinds.slice(0, index + 1).every((kind) => pools[kind].length >= MIN_INTERVALS);
    const from = at(RANGE.from);
    const until = Math.max(at(RANGE.until), from + MIN_RANGE_MS);
    return { likely: at(0.5), range: hasRange ? { from, until } : null };
  });
}

const listStarted = (races: readonly RaceStart[]): { start: LocalMs; roundId: Race['roundId'] }[] =>
  races
    .flatMap(({ start, roundId }) => (start === null ? [] : [{ start, roundId }]))
    .sort((a, b) => a.start - b.start);

const getIntervalKind = (
  before: Pick<Race, 'roundId'> | undefined,
  after: Pick<Race, 'roundId'>,
): keyof StartIntervals => (before?.roundId === after.roundId ? 'sameRound' : 'newRound');

/** The intervals to sample: the newest of this event; if too few, the club's as well; if too few, both kinds. */
function listPools(own: StartIntervals, earlier: StartIntervals): StartIntervals {
  const pool = (kind: keyof StartIntervals): number[] => {
    const newest = own[kind].slice(-MAX_INTERVALS);
    return newest.length >= MIN_INTERVALS ? newest : [...earlier[kind], ...newest].slice(-MAX_INTERVALS);
  };
  const [sameRound, newRound] = [pool('sameRound'), pool('newRound')];
  const both = [...sameRound, ...newRound];
  const orBoth = (intervals: number[]) => (intervals.length >= MIN_INTERVALS ? intervals : both);
  return { sameRound: orBoth(sameRound), newRound: orBoth(newRound) };
}

/**
 * Simulates waits: for each number of races ahead, sums of intervals, shortest first. Each draw first resamples the
 * pools with replacement (a bootstrap), so that few intervals give a wider spread than many.
 */
function drawWaits(pools: StartIntervals, kinds: readonly (keyof StartIntervals)[]): number[][] {
  const next = seededRandom('starts');
  const pick = (list: readonly number[]): number => list[Math.floor(next() * list.length)] ?? 0;
  const resample = (list: readonly number[]): number[] => list.map(() => pick(list));
  const sums: number[][] = kinds.map(() => []);
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const today = { sameRound: resample(pools.sameRound), newRound: resample(pools.newRound) };
    let sum = 0;
    for (const [index, kind] of kinds.entries()) {
      sum += pick(today[kind]);
      sums[index]?.push(sum);
    }
  }
  return sums.map((list) => list.sort((a, b) => a - b));
}

/** The upper of the two middle values of an even number. */
const upperMedian = (values: readonly number[]): number =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );

/** The quantile at `share` (0 to 1) of sorted values; 0 for an empty list. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
