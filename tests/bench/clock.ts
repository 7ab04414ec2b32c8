import { hrtime } from 'node:process';

/** A time in ms that processes of one machine can compare, unlike their `performance.now()`. */
export const clockMs = (): number => Number(hrtime.bigint()) / 1e6;
