import type { LocalMs } from '@holeshot/domain';

/** The format of browsers for a date and time; a year before 1000 is a typo. */
const CLOCK = /^[1-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?$/;

/** The local time that a date and time of a form stands for; undefined for one that does not exist. */
export function parseClock(text = ''): LocalMs | undefined {
  const at = CLOCK.test(text) ? new Date(`${text}Z`) : undefined;
  if (!at || Number.isNaN(at.getTime())) return undefined;
  // the 31st of a month that has 30 days becomes the first of the next one
  return at.toISOString().startsWith(text.slice(0, 16)) ? at.getTime() : undefined;
}

/** A local time as a form has it, to the second. */
export const formatClock = (local: LocalMs): string => new Date(local).toISOString().slice(0, 19);
