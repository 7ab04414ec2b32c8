import { THEME_STORAGE_KEY } from '@holeshot/contract';

/** The theme that this browser keeps; `null` without a choice, and where nothing can be kept. */
export function readTheme(): string | null {
  try {
    return localStorage.getItem(THEME_STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Keeps a theme again, after a logout has emptied what this browser keeps: it tells nothing of who was here. */
export function keepTheme(theme: string | null): void {
  if (theme === null) return;
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // it was kept nowhere before
  }
}
