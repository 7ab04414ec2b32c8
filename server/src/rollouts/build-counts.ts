import type { ChannelName, VitalName } from '@holeshot/contract';
import fastifyPlugin from 'fastify-plugin';

/** What is counted of a build: pages sent with it, and what browsers and the server report of it. */
export type CountKind =
  | 'exposure'
  | 'opened'
  | 'ready'
  | 'load-failure'
  | 'crash'
  | 'api-error'
  | 'server-failure'
  | `${VitalName} ${'good' | 'fair' | 'poor'}`;

export interface BuildCounts {
  /** Counts in memory; the database gets the sums every few seconds. */
  add: (name: ChannelName, buildId: string, kind: CountKind) => void;
}

declare module 'fastify' {
  interface FastifyInstance {
    buildCounts: BuildCounts;
  }
}

/** Decorates the instance with `buildCounts`. Needs `app.database` and `app.metrics`. */
export const buildCounts = fastifyPlugin(async (app) => {
  app.decorate('buildCounts', { add: () => undefined });
});
