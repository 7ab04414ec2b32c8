import { useEffect, useRef, useState } from 'react';
import { type Navigation, useNavigation } from './navigation';
import { usePlatform } from './platform';

interface Refreshing {
  /** API paths that tell whether there is anything new */
  watch: readonly string[];
  /** asked for again only when there is */
  also: readonly string[];
  everyMs: number;
  isOn: boolean;
  /** when the data on the page was read, ms of the visitor's clock */
  readAtMs: number;
}

/**
 * Keeps an open page up to date: asks for the watched paths again and again (a 304 each while nothing changed), and
 * loads the page's data anew when one did. Rests while the tab is hidden, and asks at once when it is shown again.
 * Returns when the data was last known to be right, ms of the visitor's clock.
 */
export function useRefresh(refreshing: Refreshing): number {
  const { client } = usePlatform();
  const { revalidate } = useNavigation();
  const latest = useRef({ ...refreshing, client, revalidate });
  const [checkedAtMs, setCheckedAtMs] = useState(refreshing.readAtMs);
  const { isOn, everyMs } = refreshing;

  useEffect(() => {
    latest.current = { ...refreshing, client, revalidate };
  });

  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const wait = () => {
      clearTimeout(timer);
      if (!isOver && !document.hidden) timer = setTimeout(check, everyMs);
    };
    const check = async () => {
      clearTimeout(timer);
      // A check that fails leaves the data as old as it is: that is what the page then says.
      await checkOnce(latest.current).then(
        () => !isOver && setCheckedAtMs(Date.now()),
        () => undefined,
      );
      wait();
    };
    const onVisibility = () => (document.hidden ? clearTimeout(timer) : check());
    document.addEventListener('visibilitychange', onVisibility);
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [isOn, everyMs]);

  return checkedAtMs;
}

type Latest = Refreshing & Pick<ReturnType<typeof usePlatform>, 'client'> & Pick<Navigation, 'revalidate'>;

async function checkOnce({ watch, also, client, revalidate }: Latest): Promise<void> {
  if (!(await client.refresh(watch))) return;
  await client.refresh(also);
  await revalidate();
}
