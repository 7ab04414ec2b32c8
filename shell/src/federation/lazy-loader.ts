import { withRetry } from '@holeshot/platform';

export interface LazyLoader<T> {
  /** Loads on the first call, with one retry. A failure is not cached: the next call loads again. */
  load: () => Promise<T>;
  isLoaded: () => boolean;
}

export function createLazyLoader<T>(load: () => Promise<T>): LazyLoader<T> {
  let isLoaded = false;
  let loading: Promise<T> | undefined;

  const start = async (): Promise<T> => {
    try {
      const value = await withRetry(load);
      isLoaded = true;
      return value;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return {
    isLoaded: () => isLoaded,
    load() {
      loading ??= start();
      return loading;
    },
  };
}
