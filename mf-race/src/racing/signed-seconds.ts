import { formatGap } from '@holeshot/domain';

/** `+0.36`, `−1.43`; to a tenth where a video timed the lap (R167) */
export const signedSeconds = (seconds: number, isFromVideo = false): string => {
  const size = formatGap(Math.abs(seconds), isFromVideo);
  return seconds < 0 ? size.replace('+', '−') : size;
};
