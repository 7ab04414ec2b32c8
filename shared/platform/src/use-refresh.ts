import { siteNow } from '@holeshot/client';
import { startTransition, useEffect, useRef, useState } from 'react';
import { usePlatform } from './platform';
import { useRevalidator } from './router';

interface RefreshOptions {
  /** API paths to poll */
  watch: readonly string[];
  /** API paths to refresh only when a watched one changed */
  also: readonly string[];
  everyMs: number;
  isOn: boolean;
  /** when the page's data was loaded, ms of the site's clock */
  readAtMs: number;
}

/**
 * Keeps the current page up to date: polls the watched paths (304 while unchanged) and reloads the page's data when one
 * changed. Pauses while the browser tab is hidden, and polls immediately when it is visible again. Returns when the
 * data was last checked, ms of the site's clock.
 */
export function useRefresh(options: RefreshOptions): number {
  const { client } = usePlatform();
  const { revalidate } = useRevalidator();
  const latest = useRef({ ...options, client, revalidate });
  const [checkedAtMs, setCheckedAtMs] = useState(options.readAtMs);
  const { isOn, everyMs } = options;

  useEffect(() => {
    latest.current = { ...options, client, revalidate };
  });

  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    const schedule = () => {
      clearTimeout(timer);
      if (!isStopped && !document.hidden) timer = setTimeout(check, everyMs);
    };
    const check = async () => {
      clearTimeout(timer);
      // after a failed check the page keeps showing the age of its data
      await checkOnce(latest.current).then(
        // as a transition, so that parts whose code is still loading stay as the server rendered them
        () => !isStopped && startTransition(() => setCheckedAtMs(siteNow())),
        () => undefined,
      );
      schedule();
    };
    const onVisibilityChange = () => (document.hidden ? clearTimeout(timer) : check());
    document.addEventListener('visibilitychange', onVisibilityChange);
    schedule();
    return () => {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [isOn, everyMs]);

  return checkedAtMs;
}

type Latest = RefreshOptions &
  Pick<ReturnType<typeof usePlatform>, 'client'> &
  Pick<ReturnType<typeof useRevalidator>, 'revalidate'>;

async function checkOnce({ watch, also, client, revalidate }: Latest): Promise<void> {
  if (await client.refresh(watch, also)) await revalidate();
}
