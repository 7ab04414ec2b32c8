import { THEME_STORAGE_KEY } from '@holeshot/contract';
import { COLORS_BY_THEME, type Theme } from '@holeshot/ui';

/** Changes the theme of the page, and keeps it for the next visits. The server's inline script sets it at load. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', COLORS_BY_THEME[theme].bg);
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // without storage the choice lasts until the page is left
  }
}

const LIGHT_PHONE = '(max-width: 719px) and (prefers-color-scheme: light)';

/** Whether the site may offer sunlight: on a phone whose system is light, until the visitor has answered. */
export function shouldOfferSunlight(): boolean {
  try {
    return matchMedia(LIGHT_PHONE).matches && localStorage.getItem(THEME_STORAGE_KEY) === null;
  } catch {
    return false;
  }
}
