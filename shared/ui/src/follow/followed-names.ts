import { readText, storeText } from '../storage/stored-texts';

const STORAGE_KEY = 'holeshot.followed-pilots';
export const NOBODY: readonly string[] = [];

let stored: { text: string | null; names: readonly string[] } = { text: null, names: NOBODY };

/**
 * Names of the pilots whom this device follows: names, because a pilot has a different id in each event. Returns the
 * same array until something changes; empty if nothing is stored.
 */
export function readFollowedNames(): readonly string[] {
  const text = readText(STORAGE_KEY);
  if (text !== stored.text) stored = { text, names: parseNames(text) };
  return stored.names;
}

export const isSameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Follows or unfollows a pilot. */
export function setFollowed(name: string, isFollowed: boolean): void {
  const others = readFollowedNames().filter((followed) => !isSameName(followed, name));
  storeText(STORAGE_KEY, JSON.stringify(isFollowed ? [...others, name] : others));
}

function parseNames(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : NOBODY;
  } catch {
    return NOBODY;
  }
}
