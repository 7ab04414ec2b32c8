import { type Settled, siteNow } from '@holeshot/client';
import type { WireRollouts } from '@holeshot/contract/wire';
import { usePlatform } from '@holeshot/platform';
import { useCallback, useState } from 'react';
import { usePolling } from '../../page/use-polling';
import { rolloutsQuery } from './rollouts.query';

const EVERY_MS = 5_000;

export interface LoadedRollouts {
  /** null while it loads for the first time */
  overview: Settled<WireRollouts> | null;
  /** when the figures were read, ms of the site's clock */
  readAtMs: number;
  reload: () => Promise<void>;
}

/** Polls rollouts every 5 s while the page is visible. After a failure the last figures stay. */
export function useRollouts(): LoadedRollouts {
  const { client } = usePlatform();
  const [overview, setOverview] = useState<LoadedRollouts['overview']>(null);
  const [readAtMs, setReadAtMs] = useState(0);
  const reload = useCallback(async () => {
    const read = await client.settle(rolloutsQuery(), { cache: false });
    if (read.ok) setReadAtMs(siteNow());
    setOverview((last) => choose(last, read));
  }, [client]);
  usePolling(reload, EVERY_MS);
  return { overview, readAtMs, reload };
}

/** Ignore an answer that arrives after that of a later request. */
function choose(last: LoadedRollouts['overview'], read: Settled<WireRollouts>): Settled<WireRollouts> {
  if (!last?.ok) return read;
  return read.ok && read.value.generation >= last.value.generation ? read : last;
}
