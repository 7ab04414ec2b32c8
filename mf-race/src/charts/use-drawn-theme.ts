import { type Theme, useTheme } from '@holeshot/ui';
import { useSyncExternalStore } from 'react';

let isPrinting = false;

const subscribe = (onChange: () => void) => {
  const note = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    onChange();
  };
  window.addEventListener('beforeprint', note);
  window.addEventListener('afterprint', note);
  return () => {
    window.removeEventListener('beforeprint', note);
    window.removeEventListener('afterprint', note);
  };
};

/** The theme that a canvas is drawn in: that of the page, and on paper always the one for sunlight. */
export function useDrawnTheme(): Theme {
  const theme = useTheme();
  const isOnPaper = useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
  return isOnPaper ? 'sun' : theme;
}
