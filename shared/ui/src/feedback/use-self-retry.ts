import { useEffect, useRef } from 'react';

const FIRST_AFTER_MS = 3_000;
const LONGEST_MS = 30_000;

/**
 * Retries automatically while `isOn`: at once when the network returns or the page becomes visible, otherwise with
 * backoff up to 30 s, because a recovered site sends no signal. Jitter keeps clients from retrying at the same moment.
 * After `forMs`, retries only at those two signals.
 */
export function useSelfRetry(retry: () => void, isOn: boolean, forMs = Number.POSITIVE_INFINITY): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waitMs = FIRST_AFTER_MS;
    const endMs = Date.now() + forMs;
    const schedule = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(attempt, ms);
    };
    const attempt = () => {
      if (!document.hidden) latest.current();
      waitMs = Math.min(LONGEST_MS, waitMs * 1.5);
      if (Date.now() < endMs) schedule(waitMs * (1 + Math.random() / 2));
    };
    const attemptSoon = () => {
      if (!document.hidden) schedule(Math.random() * 500);
    };
    schedule(waitMs);
    window.addEventListener('online', attemptSoon);
    document.addEventListener('visibilitychange', attemptSoon);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', attemptSoon);
      document.removeEventListener('visibilitychange', attemptSoon);
    };
  }, [isOn, forMs]);
}
