const STORAGE_KEY = 'holeshot.followed-pilots';
export const NOBODY: readonly string[] = [];

const listeners = new Set<() => void>();
let stored: { text: string | null; names: readonly string[] } = { text: null, names: NOBODY };

/**
 * Names of the pilots whom this device follows: names, because a pilot has a different id in each event. Returns the
 * same array until something changes; empty if nothing is stored.
 */
export function readFollowedNames(): readonly string[] {
  const text = readStorage();
  if (text !== stored.text) stored = { text, names: parseNames(text) };
  return stored.names;
}

export const isSameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Follows or unfollows a pilot. */
export function setFollowed(name: string, isFollowed: boolean): void {
  const others = readFollowedNames().filter((followed) => !isSameName(followed, name));
  writeStorage(JSON.stringify(isFollowed ? [...others, name] : others));
  for (const listener of listeners) listener();
}

/** Calls back after every change, here or in another tab of the browser, until the returned function is called. */
export function subscribeToFollowedNames(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** Used if the browser refuses storage; lasts until the page is closed. */
let memory: string | null = null;

function readStorage(): string | null {
  if (memory !== null) return memory;
  try {
    return window.localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function writeStorage(text: string): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, text);
  } catch {
    memory = text;
  }
}

function parseNames(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : NOBODY;
  } catch {
    return NOBODY;
  }
}
