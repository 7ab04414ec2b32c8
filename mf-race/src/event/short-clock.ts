import { formatClock, type LocalMs } from '@holeshot/domain';

/** `11:52`, as on a clock at the field. */
export const shortClock = (local: LocalMs): string => formatClock(local).replace(/ [AP]M$/, '');
