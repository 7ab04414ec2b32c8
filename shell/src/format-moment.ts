import { formatClock, formatDate, fromInstantMs } from '@holeshot/domain';

/** `11:41 AM`, or `3rd November 2026, 11:41 AM` for another day than now, in the time zone of this device. */
export function formatMoment(atMs: number, nowMs: number): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const [at, now] = [fromInstantMs(atMs, timeZone), fromInstantMs(nowMs, timeZone)];
  return formatDate(at) === formatDate(now) ? formatClock(at) : `${formatDate(at)}, ${formatClock(at)}`;
}
