import { formatDateTime, fromInstantMs } from '@holeshot/domain';
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const serverZone = () => 'UTC';

/** An instant (ms) on the clock of the browser; in the server's HTML in UTC. */
export function OwnTime({ atMs }: { atMs: number }) {
  const zone = useSyncExternalStore(neverChanges, ownZone, serverZone);
  return <time dateTime={new Date(atMs).toISOString()}>{formatDateTime(fromInstantMs(atMs, zone))}</time>;
}
