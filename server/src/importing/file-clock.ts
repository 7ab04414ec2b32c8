import type { LocalMs } from '@holeshot/domain';

/** `yyyy/MM/dd H:mm:ss.FFF`: no zero before the hour, no zeros at the end (R59). */
export function fileClock(local: LocalMs | null): string {
  if (local === null) {
    return '0001/01/01 0:00:00';
  }
  const [date = '', time = ''] = new Date(local).toISOString().slice(0, -1).split('T');
  const hours = time.replace(/^0/, '');
  const shortTime = hours.endsWith('.000') ? hours.slice(0, -4) : hours.replace(/0+$/, '');
  return `${date.replaceAll('-', '/')} ${shortTime}`;
}
