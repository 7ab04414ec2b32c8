import { THEME_STORAGE_KEY } from '@holeshot/contract';
import { COLORS_BY_THEME, type Theme } from '@holeshot/ui';

/** Changes the page's theme and saves it for later visits. The server's inline script sets it at load. */
export function chooseTheme(theme: Theme): void {
  const root = document.documentElement;
  root.dataset.theme = theme;
  delete root.dataset.offer;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', COLORS_BY_THEME[theme].bg);
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // without storage the choice is lost with the page
  }
}

/** Whether the server's inline script has made room for the offer of the sunlight theme, and nobody answered it yet. */
export const shouldOfferSunlight = (): boolean => document.documentElement.dataset.offer === 'sun';
