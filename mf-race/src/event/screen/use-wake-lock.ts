import { useEffect } from 'react';

/**
 * Keeps the computer of a screen at the field awake. Browsers end the lock when the page is hidden, so it is requested
 * again when the page becomes visible. Without the API, or when it is refused, the computer sleeps as usual.
 */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: Promise<WakeLockSentinel | null> | undefined;
    const release = () => void lock?.then((granted) => granted?.release());
    const request = () => {
      if (document.visibilityState !== 'visible') return;
      release();
      lock = navigator.wakeLock.request('screen').catch(() => null);
    };
    request();
    document.addEventListener('visibilitychange', request);
    return () => {
      document.removeEventListener('visibilitychange', request);
      release();
    };
  }, []);
}
