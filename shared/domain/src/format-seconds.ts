import { twoDigits } from './format';

const HOUR_SECONDS = 3600;

/** Formats a lap or race time in seconds: `23.46`, from one hour on `2:02:05`; `''` for `null` (R43). */
export function formatSeconds(seconds: number | null): string {
  if (seconds === null) {
    return '';
  }
  const hundredths = toHundredths(seconds);
  return Math.abs(hundredths) >= HOUR_SECONDS * 100
    ? formatHours(Math.trunc(hundredths / 100))
    : (hundredths / 100).toFixed(2);
}

/** Formats the length of a lap: `23.46`, or `23.5 (video)` where it was taken from a video (R167). */
export const formatLap = ({
  lengthSeconds,
  isFromVideo,
}: {
  lengthSeconds: number;
  isFromVideo?: true;
}): string => (isFromVideo ? `${lengthSeconds.toFixed(1)} (video)` : formatSeconds(lengthSeconds));

/**
 * Formats a gap in seconds: `+1.23`; `''` for `null`. A negative gap is `–`: the leader was later at this gate and has
 * moved ahead since, so the gap is unknown until the pilot's next crossing (R88). A gap at a crossing from a video is good
 * to a tenth (R167).
 */
export function formatGap(seconds: number | null, isFromVideo = false): string {
  if (seconds === null) {
    return '';
  }
  const text = isFromVideo ? (Math.round(seconds * 10) / 10).toFixed(1) : formatSeconds(seconds);
  return text.startsWith('-') ? '–' : `+${text}`;
}

/** Formats the length of a race in seconds: `46.90`, `2:46.90`, from one hour on `2:02:05`; `''` for `null`. */
export function formatDuration(seconds: number | null): string {
  if (seconds === null) {
    return '';
  }
  const hundredths = toHundredths(seconds);
  if (Math.abs(hundredths) < 6000 || Math.abs(hundredths) >= HOUR_SECONDS * 100) {
    return formatSeconds(seconds);
  }
  const size = Math.abs(hundredths);
  const minutes = Math.floor(size / 6000);
  const rest = ((size - minutes * 6000) / 100).toFixed(2).padStart(5, '0');
  return `${hundredths < 0 ? '-' : ''}${minutes}:${rest}`;
}

/** Formats seconds, rounded down to a whole one: `0:05`, `2:10`, from one hour on `2:02:05`. */
export function formatWholeSeconds(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), twoDigits(Math.floor(seconds) % 60)];
  return minutes < 60
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${rest}`;
}

/** Rounds half up in decimal: as a binary number 1.005 is slightly less, and would round down. */
function toHundredths(seconds: number): number {
  const size = Math.round(Number((Math.abs(seconds) * 100).toFixed(5)));
  return seconds < 0 && size > 0 ? -size : size;
}

function formatHours(seconds: number): string {
  const size = Math.abs(seconds);
  const minutes = twoDigits(Math.floor(size / 60) % 60);
  return `${seconds < 0 ? '-' : ''}${Math.floor(size / HOUR_SECONDS)}:${minutes}:${twoDigits(size % 60)}`;
}
