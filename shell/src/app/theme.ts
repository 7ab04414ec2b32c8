import { THEME_STORAGE_KEY } from '@holeshot/contract';
import { COLORS_BY_THEME, type Theme } from '@holeshot/ui';

/** Changes the page's theme and saves it for later visits. The server's inline script sets it at load. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', COLORS_BY_THEME[theme].bg);
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // without storage the choice is lost with the page
  }
}

const LIGHT_PHONE = '(max-width: 719px) and (prefers-color-scheme: light)';

/** Whether to offer the sunlight theme: on phones set to a light color scheme, until the visitor has chosen. */
export function shouldOfferSunlight(): boolean {
  try {
    return matchMedia(LIGHT_PHONE).matches && localStorage.getItem(THEME_STORAGE_KEY) === null;
  } catch {
    return false;
  }
}
