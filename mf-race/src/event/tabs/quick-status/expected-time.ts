import { formatTimeOfDay, type LocalMs } from '@holeshot/domain';

/** `10:52 AM`: expected times are not exact to the second. */
export const toMinute = (local: LocalMs): string => formatTimeOfDay(local).replace(/:\d\d (?=[AP]M)/, ' ');
