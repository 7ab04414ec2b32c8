import { hostname } from 'node:os';

/** This process as people find it: `process 4711 of web-1`. */
export const describeProcess = (): string => `process ${process.pid} of ${hostname()}`;
