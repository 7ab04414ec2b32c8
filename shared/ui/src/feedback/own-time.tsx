import { formatDateTime, fromInstantMs } from '@holeshot/domain';
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const serverZone = () => 'UTC';

/** An instant (ms) in the browser's time zone; UTC in the server's HTML. */
export function OwnTime({ atMs }: { atMs: number }) {
  const zone = useSyncExternalStore(neverChanges, ownZone, serverZone);
  return <time dateTime={new Date(atMs).toISOString()}>{formatDateTime(fromInstantMs(atMs, zone))}</time>;
}
