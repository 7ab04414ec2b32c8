import type { Guid } from '@holeshot/domain';
import { useSyncExternalStore } from 'react';

/** This browser's settings for a pilot's day at an event. */
export interface DaySettings {
  /** how many races ahead to notify (R145) */
  ahead: number;
  /** whether push notifications are on */
  isPushed: boolean;
  /** whether the sound of the open page is on */
  isHeard: boolean;
  /** of the calendar that this browser created; `''` without one */
  calendarSecret: string;
}

export interface DayKey {
  eventId: Guid;
  pilotId: Guid;
}

const DEFAULTS: DaySettings = { ahead: 2, isPushed: false, isHeard: false, calendarSecret: '' };

const listeners = new Set<() => void>();
/** By storage key. Keeps the choices if the browser refuses to store them. */
const cache = new Map<string, DaySettings>();

const toKey = ({ eventId, pilotId }: DayKey): string => `holeshot.my-day.${eventId}.${pilotId}`;

function read(key: string): DaySettings {
  const cached = cache.get(key);
  if (cached) return cached;
  const value = { ...DEFAULTS, ...parse(key) };
  cache.set(key, value);
  return value;
}

function parse(key: string): Partial<DaySettings> {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Changes some of the settings, in this browser only. */
export function saveDaySettings(day: DayKey, change: Partial<DaySettings>): void {
  const key = toKey(day);
  const value = { ...read(key), ...change };
  cache.set(key, value);
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // without storage, the choice lasts until the page is closed
  }
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  const onStorage = () => {
    cache.clear();
    onChange();
  };
  listeners.add(onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onStorage);
  };
}

/** The stored settings of a day; the defaults on the server. */
export const useDaySettings = (day: DayKey): DaySettings =>
  useSyncExternalStore(
    subscribe,
    () => read(toKey(day)),
    () => DEFAULTS,
  );
