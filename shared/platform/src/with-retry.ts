const RETRY_AFTER_MS = 250;

/** Loads code, with one retry after 250 ms: a brief network problem should not show an error. */
export const withRetry = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(() => new Promise<void>((resolve) => setTimeout(resolve, RETRY_AFTER_MS)).then(load));
