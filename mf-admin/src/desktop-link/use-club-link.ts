import type { Settled } from '@holeshot/client';
import { isPermanentStatus } from '@holeshot/contract';
import { usePlatform } from '@holeshot/platform';
import { useNow } from '@holeshot/ui';
import { useCallback, useState } from 'react';
import { usePolling } from '../page/use-polling';
import { type ClubLink, clubLinkQuery } from './club-link.query';

const POLL_MS = 5_000;

/**
 * Polls the link of a club every 5 s while the page is visible, and returns it with a function that reads it now. Null
 * while it loads; after a failure the last one stays, unless the link is gone with its club.
 */
export function useClubLink(clubId: number): [Settled<ClubLink> | null, () => Promise<void>] {
  const { client } = usePlatform();
  const [loaded, setLoaded] = useState<Settled<ClubLink> | null>(null);
  const load = useCallback(async () => {
    const next = await client.settle(clubLinkQuery(clubId), { cache: false });
    const isFinal = next.ok || isPermanentStatus(next.failure.status);
    setLoaded((last) => (isFinal || !last?.ok ? next : last));
  }, [client, clubId]);
  usePolling(load, POLL_MS);
  return [loaded, load];
}

/** The present moment by the server's clock (ms), every second. */
export function useServerNow({ nowMs, readAtMs }: Pick<ClubLink, 'nowMs' | 'readAtMs'>): number {
  return nowMs + Math.max(0, useNow(readAtMs) - readAtMs);
}
