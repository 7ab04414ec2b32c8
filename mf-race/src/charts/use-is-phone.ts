import { PHONE } from '@holeshot/ui';
import { useSyncExternalStore } from 'react';

const query = PHONE.replace('@media ', '');

const subscribe = (onChange: () => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};

/** Whether the screen is as narrow as a phone's; false on the server. Prefer CSS. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
