import type { WireQuestion } from '@holeshot/contract/wire';
import { useSyncExternalStore } from 'react';

/** A question that this browser stores until it can send it. */
export interface KeptQuestion {
  /** path of the call that sends it */
  path: string;
  question: WireQuestion;
  /** why the server refused it; `null` while it waits for the network */
  refusal: string | null;
  /** the refused value, if it is a particular one */
  parameter?: string | null;
}

/** The race and pilot of a question; `pilotId` is `null` for any pilot. */
export interface QuestionKey {
  eventId: string;
  raceId: string;
  pilotId: string | null;
}

const listeners = new Set<() => void>();
/** Parsed questions by key, so that a snapshot keeps its identity while the text is the same. */
const parsed = new Map<string, { text: string | null; value: KeptQuestion | null }>();

const PREFIX = 'holeshot.question.';

const toKey = ({ eventId, raceId, pilotId }: QuestionKey): string =>
  `${PREFIX}${eventId}.${raceId}.${pilotId ?? ''}`;

/** The storage name of a question; for any pilot, the first name that is stored. */
function findName(key: QuestionKey): string {
  const name = toKey(key);
  if (key.pilotId !== null) return name;
  return Object.keys(window.localStorage).find((one) => one.startsWith(name)) ?? name;
}

function parse(text: string | null): KeptQuestion | null {
  try {
    return text === null ? null : (JSON.parse(text) as KeptQuestion);
  } catch {
    return null;
  }
}

/** The stored question; `null` without one, and if the browser stores nothing. */
export function readKept(key: QuestionKey): KeptQuestion | null {
  let name = toKey(key);
  let text: string | null = null;
  try {
    name = findName(key);
    text = window.localStorage.getItem(name);
  } catch {
    return parsed.get(name)?.value ?? null;
  }
  const cached = parsed.get(name);
  if (cached?.text === text) return cached.value;
  const value = parse(text);
  parsed.set(name, { text, value });
  return value;
}

/** Lists the stored questions that wait for the network; empty if the browser stores nothing. */
export function listWaiting(): QuestionKey[] {
  try {
    const names = Object.keys(window.localStorage).filter((name) => name.startsWith(PREFIX));
    return names
      .map((name) => {
        const [eventId = '', raceId = '', pilotId = null] = name.slice(PREFIX.length).split('.');
        return { eventId, raceId, pilotId };
      })
      .filter((key) => readKept(key)?.refusal === null);
  } catch {
    return [];
  }
}

/** Stores a question until it is sent; `null` removes it. */
export function keepQuestion(key: QuestionKey, value: KeptQuestion | null): void {
  const name = toKey(key);
  const text = value && JSON.stringify(value);
  parsed.set(name, { text, value });
  try {
    if (text === null) window.localStorage.removeItem(name);
    else window.localStorage.setItem(name, text);
  } catch {
    // only `parsed` has it, until the page is closed
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useKeptQuestion = (key: QuestionKey): KeptQuestion | null =>
  useSyncExternalStore(
    subscribe,
    () => readKept(key),
    () => null,
  );
