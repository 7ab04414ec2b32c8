import { THEME_STORAGE_KEY } from '@holeshot/contract';

/** The stored theme; `null` without a choice, and if the browser refuses storage. */
export function readTheme(): string | null {
  try {
    return localStorage.getItem(THEME_STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Stores the theme again after the logout has cleared the storage: it tells nothing about the person. */
export function keepTheme(theme: string | null): void {
  if (theme === null) return;
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // the browser refuses storage
  }
}
