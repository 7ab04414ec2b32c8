/** How old the site's data is while the server cannot get newer data. */
export interface DataAge {
  /** in seconds; `null` while data is current */
  get: () => number | null;
  /** Calls `listener` when the age changes. Returns a function that ends it. */
  subscribe: (listener: () => void) => () => void;
  /** Reads the age off a reply of the API. */
  note: (reply: Pick<Response, 'ok' | 'headers'>) => void;
}

/** Starts with the age of the first page's data. */
export function createDataAge(initialSeconds: number | null): DataAge {
  let seconds = initialSeconds;
  const listeners = new Set<() => void>();
  return {
    get: () => seconds,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    note({ ok, headers }) {
      // an error says nothing about the data that is shown
      if (!ok) return;
      const header = headers.get('x-data-age');
      const next = header === null ? null : Number(header);
      if (next === seconds) return;
      seconds = next;
      for (const listener of listeners) listener();
    },
  };
}
