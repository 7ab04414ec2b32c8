import { siteNow } from '@holeshot/client';
import { type ResultState, type ResultsInTime, stateAt } from '@holeshot/domain';
import { useEffect, useState } from 'react';

/** The longest timeout of browsers. */
const MAX_WAIT_MS = 2 ** 31 - 1;

/**
 * The current state of results (R160), which changes on an open page when their time is over. `readAtMs` is when they
 * were loaded, ms; without it, the initial state is the loaded one.
 */
export function useResultState(results: ResultsInTime | undefined, readAtMs = 0): ResultState | null {
  const [nowMs, setNowMs] = useState(readAtMs);
  const until = results?.until ?? null;
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(
      () => setNowMs(siteNow()),
      Math.min(Math.max(0, until - siteNow()), MAX_WAIT_MS),
    );
    return () => clearTimeout(timer);
  }, [until]);
  return results ? stateAt(results, Math.max(nowMs, readAtMs)) : null;
}
