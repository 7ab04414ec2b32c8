const SAMPLE = 200;
const MIN_SAMPLE = 5;
const FACTOR = 10;
const MIN_MS = 1_000;
/** The default and the maximum, which leaves the next build enough time. */
export const MAX_MS = 5_000;

/** The deadline of candidates for a page, learned from stable builds. */
export interface Deadlines {
  /** Records the duration of a page with a stable build. */
  note: (name: string, ms: number) => void;
  /** Ten times the 99th percentile of the last 200 pages, from 1 to 5 s (ms). */
  get: (name: string) => number;
}

export function createDeadlines(): Deadlines {
  const times = new Map<string, number[]>();
  return {
    note(name, ms) {
      const own = times.get(name) ?? [];
      own.push(ms);
      if (own.length > SAMPLE) own.shift();
      times.set(name, own);
    },
    get(name) {
      const own = times.get(name) ?? [];
      if (own.length < MIN_SAMPLE) return MAX_MS;
      const p99 = [...own].sort((a, b) => a - b)[Math.ceil(own.length * 0.99) - 1] ?? MAX_MS;
      return Math.round(Math.min(MAX_MS, Math.max(MIN_MS, FACTOR * p99)));
    },
  };
}
