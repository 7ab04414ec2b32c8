import { publicQuery, type SearchResults } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import { usePlatform } from '@holeshot/platform';
import { useCallback, useEffect, useState } from 'react';

/** The maximum length of the search text. */
export const MAX_LETTERS = 100;
export const searchQuery = (words: string) => publicQuery('search', paths.search, { words });

/** The debounce; most people type more slowly. */
const PAUSE_MS = 120;

/** The state of the search. */
export type SearchState =
  | { kind: 'empty' }
  /** `shown` are the previous results, which stay until the next ones arrive */
  | { kind: 'waiting'; shown: Found | null }
  | { kind: 'found'; shown: Found }
  | { kind: 'failed' };

export interface Found {
  words: string;
  results: SearchResults;
}

/** Searches as a person types, once they pause. `retry` searches again after a failure. */
export function useSearch(typed: string): { state: SearchState; retry: () => void } {
  const { client } = usePlatform();
  const words = typed.replace(/\s+/g, ' ').trim().slice(0, MAX_LETTERS);
  const [found, setFound] = useState<Found | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (words === '') return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const reply = await client.settle(searchQuery(words), { cache: attempt === 0 });
      if (!isCurrent) return;
      if (reply.ok) setFound({ words, results: reply.value });
      setFailed(reply.ok ? null : words);
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, words, attempt]);

  const retry = useCallback(() => {
    setFailed(null);
    setAttempt((number) => number + 1);
  }, []);
  if (words === '') return { state: { kind: 'empty' }, retry };
  if (found?.words === words) return { state: { kind: 'found', shown: found }, retry };
  if (failed === words) return { state: { kind: 'failed' }, retry };
  return { state: { kind: 'waiting', shown: found }, retry };
}
