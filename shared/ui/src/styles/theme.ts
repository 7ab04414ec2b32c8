import { useSyncExternalStore } from 'react';
import type { Theme } from './tokens';

const subscribe = (onChange: () => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};

const readTheme = (): Theme => (document.documentElement.dataset.theme === 'sun' ? 'sun' : 'dark');

/**
 * The theme of the page, which the shell sets as `data-theme` of the document; dark on the server. Only needed where
 * CSS variables, which follow the theme, cannot be used, such as on a canvas.
 */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, readTheme, () => 'dark');
