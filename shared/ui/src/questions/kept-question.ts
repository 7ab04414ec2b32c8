import type { WireQuestion } from '@holeshot/contract/wire';
import { useSyncExternalStore } from 'react';

/** A question that was asked without network, in this browser alone. */
export interface KeptQuestion {
  /** of the call that sends it */
  path: string;
  question: WireQuestion;
  /** why the site refused it; `null` while it waits for the network */
  refusal: string | null;
  /** which value of it the refusal is about, if it is about one */
  parameter?: string | null;
}

/** Which race, and which pilot of it; `null` for any. */
export interface QuestionKey {
  eventId: string;
  raceId: string;
  pilotId: string | null;
}

const listeners = new Set<() => void>();
/** By key: the text that was parsed last, and what it says; a snapshot keeps its identity. */
const parsed = new Map<string, { text: string | null; value: KeptQuestion | null }>();

const PREFIX = 'holeshot.question.';

const toKey = ({ eventId, raceId, pilotId }: QuestionKey): string =>
  `${PREFIX}${eventId}.${raceId}.${pilotId ?? ''}`;

/** The name under which a question is kept; of any pilot, the first one that is. */
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

/** The question that waits in this browser; `null` for none, and where the browser stores nothing. */
export function readKept(key: QuestionKey): KeptQuestion | null {
  let name = toKey(key);
  let text: string | null = null;
  try {
    name = findName(key);
    text = window.localStorage.getItem(name);
  } catch {
    return parsed.get(name)?.value ?? null;
  }
  const known = parsed.get(name);
  if (known?.text === text) return known.value;
  const value = parse(text);
  parsed.set(name, { text, value });
  return value;
}

/** Which questions wait in this browser for the network; none where it stores nothing. */
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

/** Keeps a question until the site has it; `null` removes it. */
export function keepQuestion(key: QuestionKey, value: KeptQuestion | null): void {
  const name = toKey(key);
  const text = value && JSON.stringify(value);
  parsed.set(name, { text, value });
  try {
    if (text === null) window.localStorage.removeItem(name);
    else window.localStorage.setItem(name, text);
  } catch {
    // it lasts as long as the page
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
