import { formatWholeSeconds } from '@holeshot/domain';

/** `0:58.9`; from one hour on `1:02:03`; rounded down to a tenth. */
export function elapsedText(ms: number): string {
  const text = formatWholeSeconds(ms / 1000);
  return ms < 3_600_000 ? `${text}.${Math.floor(ms / 100) % 10}` : text;
}
