import { siteNow } from '@holeshot/client';
import { useEffect, useState } from 'react';

/** The site's clock, ms, updated every `everyMs`. The first render has `startMs`, so that server and browser render the same. */
export function useNow(startMs: number, everyMs = 1_000): number {
  const [nowMs, setNowMs] = useState(startMs);
  useEffect(() => {
    const tick = () => setNowMs(siteNow());
    tick();
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return nowMs;
}
