import { formatClock, formatDuration, fromInstantMs } from '@holeshot/domain';

/** `11:51 AM` on the event's clock. */
export const clockText = (instantMs: number, timeZone: string): string =>
  formatClock(fromInstantMs(instantMs, timeZone));

/** A moment of a race: `0:58.40` since its start. */
export function momentText(seconds: number): string {
  const text = formatDuration(seconds);
  return text.includes(':') ? text : `0:${text.padStart(5, '0')}`;
}

/** A moment to the tenth, as people enter it: `0:58.4`, also after an hour: `60:10.0`. */
export function tenthsText(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  return `${Math.floor(tenths / 600)}:${((tenths % 600) / 10).toFixed(1).padStart(4, '0')}`;
}

/** The seconds of `58.4`, `0:58.4` or `1:02:03`; `null` for any other text. */
export function parseMoment(text: string): number | null {
  if (!/^\s*(\d+:){0,2}\d+([.,]\d+)?\s*$/.test(text)) return null;
  return text
    .replace(',', '.')
    .split(':')
    .reduce((total, part) => total * 60 + Number(part), 0);
}
