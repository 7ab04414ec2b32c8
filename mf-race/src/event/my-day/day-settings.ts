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
  /** of the calendar that it made; `''` without one */
  calendarSecret: string;
}

export interface DayKey {
  eventId: Guid;
  pilotId: Guid;
}

const NONE: DaySettings = { ahead: 2, isPushed: false, isHeard: false, calendarSecret: '' };

const listeners = new Set<() => void>();
/** By key: what was read, and in a browser that stores nothing what was chosen. */
const values = new Map<string, DaySettings>();

const toKey = ({ eventId, pilotId }: DayKey): string => `holeshot.my-day.${eventId}.${pilotId}`;

function read(key: string): DaySettings {
  const cached = values.get(key);
  if (cached) return cached;
  const value = { ...NONE, ...parse(key) };
  values.set(key, value);
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

/** Changes some of the settings, in this browser alone. */
export function saveDaySettings(day: DayKey, change: Partial<DaySettings>): void {
  const key = toKey(day);
  const value = { ...read(key), ...change };
  values.set(key, value);
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // the choice lasts as long as the page
  }
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  const forget = () => {
    values.clear();
    onChange();
  };
  listeners.add(onChange);
  window.addEventListener('storage', forget);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', forget);
  };
}

/** What is kept of a day; of a page that the server renders, nothing. */
export const useDaySettings = (day: DayKey): DaySettings =>
  useSyncExternalStore(
    subscribe,
    () => read(toKey(day)),
    () => NONE,
  );
