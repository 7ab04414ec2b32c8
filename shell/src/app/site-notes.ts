import type { LiveNow } from '@holeshot/client';

/** The notes that every page can show. */
export interface Notes {
  /** age of stale data while the server cannot refresh it; `null` while it is current */
  dataAgeSeconds: number | null;
  /** whether the page is a copy that the device kept; false once the site responds */
  isKept?: boolean;
  /** the running events, those with a race in progress first */
  live: readonly LiveNow[];
}

export interface SiteNotes {
  /** the same object until something changes */
  get: () => Notes;
  set: (changes: Partial<Notes>) => void;
  /** Calls `listener` after each change. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** Reads the age of the data from an API response. */
  noteAge: (reply: Pick<Response, 'ok' | 'headers'>) => void;
}

/** Starts with the notes of the first page. */
export function createSiteNotes(notes: Notes): SiteNotes {
  let current = notes;
  const listeners = new Set<() => void>();
  const set = (changes: Partial<Notes>) => {
    current = { ...current, ...changes };
    for (const listener of listeners) listener();
  };
  return {
    get: () => current,
    set,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    noteAge({ ok, headers }) {
      // an error says nothing about the age of the data on screen
      if (!ok) return;
      const header = headers.get('x-data-age');
      const dataAgeSeconds = header === null ? null : Number(header);
      if (dataAgeSeconds !== current.dataAgeSeconds) set({ dataAgeSeconds });
    },
  };
}
