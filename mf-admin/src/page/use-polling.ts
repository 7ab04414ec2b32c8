import { useEffect } from 'react';

/** Calls `load` at first, every `everyMs` while the page is visible, and when it becomes visible again. */
export function usePolling(load: () => Promise<void>, everyMs: number): void {
  useEffect(() => {
    const loadVisible = () => void (document.hidden || load());
    loadVisible();
    const timer = setInterval(loadVisible, everyMs);
    document.addEventListener('visibilitychange', loadVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', loadVisible);
    };
  }, [load, everyMs]);
}
