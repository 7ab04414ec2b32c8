import { formatSeconds } from '@holeshot/domain';

/** `+0.36`, `−1.43` */
export const signedSeconds = (seconds: number): string =>
  `${seconds < 0 ? '−' : '+'}${formatSeconds(Math.abs(seconds))}`;
