import { hrtime } from 'node:process';

/** A time that processes of one machine can compare, ms: their `performance.now()` begin at different moments. */
export const clockMs = (): number => Number(hrtime.bigint()) / 1e6;
