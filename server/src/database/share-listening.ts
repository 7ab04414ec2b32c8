import type { Database, ListenHandlers } from './database';

interface SharedTopic {
  listeners: Set<ListenHandlers>;
  isUp: boolean;
  /** resolves, once it listens, to what stops it */
  started: Promise<() => Promise<void>>;
}

/**
 * Listens once to each topic, however many handlers it has: on a server each takes a connection, which every commit that
 * notifies wakes.
 */
export function shareListening(listen: Database['listen']): Database['listen'] {
  const topics = new Map<string, SharedTopic>();

  const start = (topic: string): SharedTopic => {
    const listeners = new Set<ListenHandlers>();
    const started = listen(topic, {
      message(payload) {
        for (const listener of listeners) listener.message(payload);
      },
      connection(isUp) {
        shared.isUp = isUp;
        for (const listener of listeners) listener.connection(isUp);
      },
    });
    const shared = { listeners, isUp: false, started };
    topics.set(topic, shared);
    return shared;
  };

  return async (topic, handlers) => {
    const shared = topics.get(topic) ?? start(topic);
    const isLate = shared.isUp;
    shared.listeners.add(handlers);
    const leave = (): boolean => {
      shared.listeners.delete(handlers);
      const isLast = shared.listeners.size === 0 && topics.get(topic) === shared;
      return isLast && topics.delete(topic);
    };
    try {
      const stop = await shared.started;
      if (isLate && shared.isUp) handlers.connection(true);
      return async () => {
        if (leave()) await stop();
      };
    } catch (error) {
      leave();
      throw error;
    }
  };
}
