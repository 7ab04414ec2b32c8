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

/** Creates empty metrics, separate from those of any other instance. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const caches = new Map<string, () => CacheFigures>();
  const queues = new Map<string, () => QueueFigures>();

  /** One metric of all caches or queues, with their names as `label`. */
  const show = <T>(
    kind: typeof Gauge<string> | typeof Counter<string>,
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
  const ofCache = (name: string, help: string) => ({ name: `holeshot_cache_${name}`, help, label: 'cache' });
  const ofQueue = (name: string, help: string) => ({ name: `holeshot_queue_${name}`, help, label: 'queue' });

  show(Gauge, ofCache('entries', 'Entries of a cache'), caches, ({ entries }) => entries);
  show(Gauge, ofCache('bytes', 'Memory of a cache'), caches, ({ bytes }) => bytes);
  show(Gauge, ofCache('max_bytes', 'Memory that a cache may take'), caches, ({ maxBytes }) => maxBytes);
  show(Counter, ofCache('hits_total', 'Reads that a cache answered'), caches, ({ hits }) => hits);
  show(Counter, ofCache('misses_total', 'Reads that a cache could not answer'), caches, (of) => of.misses);
  show(Gauge, ofQueue('running', 'Work that runs'), queues, ({ running }) => running);
  show(Gauge, ofQueue('waiting', 'Work that waits'), queues, ({ waiting }) => waiting);
  show(Counter, ofQueue('refused_total', 'Work refused because too much waits'), queues, (of) => of.refused);

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
