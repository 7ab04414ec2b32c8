import { hostname } from 'node:os';

/** Describes this process to people: `process 4711 of web-1`. */
export const describeProcess = (): string => `process ${process.pid} of ${hostname()}`;
