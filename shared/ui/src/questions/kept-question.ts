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

/** Values that the browser refuses to store, by name; they last until the page is closed. */
const memory = new Map<string, string>();

const PREFIX = 'holeshot.question.';

const toKey = ({ eventId, raceId, pilotId }: QuestionKey): string =>
  `${PREFIX}${eventId}.${raceId}.${pilotId ?? ''}`;

function listNames(): string[] {
  const names = [...memory.keys()];
  try {
    names.push(...Object.keys(window.localStorage));
  } catch {
    // the browser refuses storage
  }
  return [...new Set(names)].filter((name) => name.startsWith(PREFIX));
}

/** The storage name of a question; for any pilot, the first name that is stored. */
function findName(key: QuestionKey): string {
  const name = toKey(key);
  if (key.pilotId !== null) return name;
  return listNames().find((one) => one.startsWith(name)) ?? name;
}

function readText(name: string): string | null {
  try {
    return memory.get(name) ?? window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

const isKeptQuestion = (value: unknown): value is KeptQuestion =>
  typeof value === 'object' && value !== null && 'path' in value && 'question' in value && 'refusal' in value;

function parse(text: string | null): KeptQuestion | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isKeptQuestion(value) ? value : null;
  } catch {
    return null;
  }
}

/** The stored question; `null` without a valid one. */
export function readKept(key: QuestionKey): KeptQuestion | null {
  const name = findName(key);
  const text = readText(name);
  const cached = parsed.get(name);
  if (cached?.text === text) return cached.value;
  const value = parse(text);
  parsed.set(name, { text, value });
  return value;
}

/** Lists the stored questions that wait for the network. */
export const listWaiting = (): QuestionKey[] =>
  listNames()
    .map((name) => {
      const [eventId = '', raceId = '', pilotId = null] = name.slice(PREFIX.length).split('.');
      return { eventId, raceId, pilotId };
    })
    .filter((key) => readKept(key)?.refusal === null);

/** Stores a question until it is sent; `null` removes it. */
export function keepQuestion(key: QuestionKey, value: KeptQuestion | null): void {
  const name = toKey(key);
  const text = value && JSON.stringify(value);
  memory.delete(name);
  try {
    if (text === null) window.localStorage.removeItem(name);
    else window.localStorage.setItem(name, text);
  } catch {
    if (text !== null) memory.set(name, text);
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
