import type { Settled } from './client';

/** Maps the value of a settled call; a failure stays unchanged. */
export const mapSettled = <T, U>(settled: Settled<T>, map: (value: T) => U): Settled<U> =>
  settled.ok ? { ok: true, value: map(settled.value) } : settled;
