const RETRY_AFTER_MS = 250;

/** Loads code, and once more a moment later when it did not come: a lost packet is no reason to show an error. */
export const withRetry = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(() => new Promise<void>((resolve) => setTimeout(resolve, RETRY_AFTER_MS)).then(load));
