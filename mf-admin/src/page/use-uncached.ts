import type { Query, Settled } from '@holeshot/client';
import { usePlatform } from '@holeshot/platform';
import { useEffect, useEffectEvent, useState } from 'react';

/** Loads a query once, past the cache: the reply, `null` while it loads, and a function that loads it again. */
export function useUncached<T>(query: Query<T>): [Settled<T> | null, () => Promise<void>] {
  const { client } = usePlatform();
  const [reply, setReply] = useState<Settled<T> | null>(null);
  const load = async () => setReply(await client.settle(query, { cache: false }));
  const loadFirst = useEffectEvent(load);
  useEffect(() => {
    void loadFirst();
  }, []);
  return [reply, load];
}
