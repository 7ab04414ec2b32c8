import { type ResultState, type ResultsInTime, stateAt } from '@holeshot/domain';
import { useEffect, useState } from 'react';

/** As far ahead as browsers wait. */
const MAX_WAIT_MS = 2 ** 31 - 1;

/**
 * The state of results now (R160): it changes on an open page at its minute. `readAtMs` is when they were read; without it the
 * page begins with the state as it was read.
 */
export function useResultState(results: ResultsInTime | undefined, readAtMs = 0): ResultState | null {
  const [nowMs, setNowMs] = useState(readAtMs);
  const until = results?.until ?? null;
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(
      () => setNowMs(Date.now()),
      Math.min(Math.max(0, until - Date.now()), MAX_WAIT_MS),
    );
    return () => clearTimeout(timer);
  }, [until]);
  return results ? stateAt(results, Math.max(nowMs, readAtMs)) : null;
}
