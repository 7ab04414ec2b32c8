import { useEffect } from 'react';

/**
 * Calls `load` at first, every `everyMs` while the page is visible, and when it becomes visible again; not while the last
 * call still waits for its answer. `load` does not reject.
 */
export function usePolling(load: () => Promise<void>, everyMs: number): void {
  useEffect(() => {
    let isLoading = false;
    const loadVisible = async () => {
      if (document.hidden || isLoading) return;
      isLoading = true;
      await load();
      isLoading = false;
    };
    void loadVisible();
    const timer = setInterval(loadVisible, everyMs);
    document.addEventListener('visibilitychange', loadVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', loadVisible);
    };
  }, [load, everyMs]);
}
