import { useEffect, useState } from 'react';

/** The visitor's clock, ms, updated every `everyMs`. It begins with `startMs`, so that server and browser render the same. */
export function useNow(startMs: number, everyMs = 1_000): number {
  const [nowMs, setNowMs] = useState(startMs);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return nowMs;
}
