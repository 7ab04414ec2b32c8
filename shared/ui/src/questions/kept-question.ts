import type { WireQuestion } from '@holeshot/contract/wire';
import { useSyncExternalStore } from 'react';
import { listNames, readText, storeText, subscribeToTexts } from '../storage/stored-texts';

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

/** Parsed questions by key, so that a snapshot keeps its identity while the text is the same. */
const parsed = new Map<string, { text: string | null; value: KeptQuestion | null }>();

const PREFIX = 'holeshot.question.';

const toKey = ({ eventId, raceId, pilotId }: QuestionKey): string =>
  `${PREFIX}${eventId}.${raceId}.${pilotId ?? ''}`;

const listQuestions = (): string[] => listNames().filter((name) => name.startsWith(PREFIX));

/** The storage name of a question; for any pilot, the first name that is stored. */
function findName(key: QuestionKey): string {
  const name = toKey(key);
  if (key.pilotId !== null) return name;
  return listQuestions().find((one) => one.startsWith(name)) ?? name;
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
  listQuestions()
    .map((name) => {
      const [eventId = '', raceId = '', pilotId = null] = name.slice(PREFIX.length).split('.');
      return { eventId, raceId, pilotId };
    })
    .filter((key) => readKept(key)?.refusal === null);

/** Stores a question until it is sent; `null` removes it. */
export const keepQuestion = (key: QuestionKey, value: KeptQuestion | null): void =>
  storeText(toKey(key), value && JSON.stringify(value));

export const useKeptQuestion = (key: QuestionKey): KeptQuestion | null =>
  useSyncExternalStore(
    subscribeToTexts,
    () => readKept(key),
    () => null,
  );
