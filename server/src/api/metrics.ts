import fastifyPlugin from 'fastify-plugin';
import { Counter, Gauge, Registry } from 'prom-client';
import type { CacheFigures } from '../cache/sized-cache';

export interface QueueFigures {
  running: number;
  waiting: number;
  /** since the start */
  refused: number;
}

/** Metrics of an instance for operators, collected on request. */
export interface Metrics {
  /** for metrics other than those of caches and queues */
  registry: Registry;
  /** Adds a cache under a unique name. */
  watchCache(name: string, getFigures: () => CacheFigures): void;
  /** Adds a queue under a unique name. */
  watchQueue(name: string, getFigures: () => QueueFigures): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

type Kind = typeof Gauge<string> | typeof Counter<string>;

/** Creates empty metrics, separate from those of any other instance. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const caches = new Map<string, () => CacheFigures>();
  const queues = new Map<string, () => QueueFigures>();

  /** One metric of all caches or queues, with their names as `label`. */
  const show = <T>(
    kind: Kind,
    { name, help, label }: { name: string; help: string; label: string },
    sources: ReadonlyMap<string, () => T>,
    read: (figures: T) => number,
  ): void => {
    new kind({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      collect() {
        this.reset();
        for (const [source, getFigures] of sources) this.inc({ [label]: source }, read(getFigures()));
      },
    });
  };
  const showCaches = (kind: Kind, name: string, help: string, read: (figures: CacheFigures) => number) =>
    show(kind, { name: `holeshot_cache_${name}`, help, label: 'cache' }, caches, read);
  const showQueues = (kind: Kind, name: string, help: string, read: (figures: QueueFigures) => number) =>
    show(kind, { name: `holeshot_queue_${name}`, help, label: 'queue' }, queues, read);

  showCaches(Gauge, 'entries', 'Entries of a cache', ({ entries }) => entries);
  showCaches(Gauge, 'bytes', 'Memory of a cache', ({ bytes }) => bytes);
  showCaches(Gauge, 'max_bytes', 'Memory that a cache may take', ({ maxBytes }) => maxBytes);
  showCaches(Counter, 'hits_total', 'Reads that a cache answered', ({ hits }) => hits);
  showCaches(Counter, 'misses_total', 'Reads that a cache could not answer', ({ misses }) => misses);
  showQueues(Gauge, 'running', 'Work that runs', ({ running }) => running);
  showQueues(Gauge, 'waiting', 'Work that waits', ({ waiting }) => waiting);
  showQueues(Counter, 'refused_total', 'Work refused because too much waits', ({ refused }) => refused);

  return {
    registry,
    watchCache: (name, getFigures) => void caches.set(name, getFigures),
    watchQueue: (name, getFigures) => void queues.set(name, getFigures),
  };
}

/** Decorates the instance with `metrics`. Requests are measured only after `serveMetrics`. */
export const metrics = fastifyPlugin(async (app) => {
  app.decorate('metrics', createMetrics());
});
