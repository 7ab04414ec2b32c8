/** The desktop app's "no time", .NET's largest span (R60). */
const NO_TIME = '10675199.02:48:05.4775807';

/** `hh:mm:ss[.fffffff]`; `null` is "no time" (R60). */
export function fileSpan(seconds: number | null): string {
  if (seconds === null) {
    return NO_TIME;
  }
  const ticks = Math.round(seconds * 1e7);
  const whole = Math.floor(ticks / 1e7);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const fraction = ticks - whole * 1e7;
  const text = parts.map((part) => String(part).padStart(2, '0')).join(':');
  return fraction === 0 ? text : `${text}.${String(fraction).padStart(7, '0')}`;
}

/** The text of a file: an indented array with CRLF, whole lap lengths as `20.0` (R58, R60). */
export function fileText(objects: readonly object[]): string {
  return JSON.stringify(objects, null, 2)
    .replace(/("LengthSeconds": \d+)(?=,)/g, '$1.0')
    .replaceAll('\n', '\r\n');
}
