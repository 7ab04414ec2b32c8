/** `1:30`; from one hour on `2:51:08`; rounded down to a second. */
export function minutesText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:${twoDigits(minutes)}` : minutes}:${twoDigits(Math.floor(seconds) % 60)}`;
}

/** `0:58.9`; from one hour on `1:02:03`; rounded down to a tenth. */
export function elapsedText(ms: number): string {
  const text = minutesText(ms / 1000);
  return ms < 3_600_000 ? `${text}.${Math.floor(ms / 100) % 10}` : text;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
