import { type Signal, telemetrySchema } from '@holeshot/contract/wire';
import type { FastifyPluginAsync } from 'fastify';
import { LRUCache } from 'lru-cache';
import { parseBody } from '../../api/parse-body';
import { findRegistry } from '../registry/registry';
import { createKnownBuilds } from './known-builds';
import type { ReportedVisit } from './report-tokens';
import { createVitalHistograms, rateVital } from './vitals';

const TELEMETRY_PATH = '/api/telemetry';

const MAX_BYTES = 16 * 1024;
/** Ten minutes; larger values say nothing about a page. */
const MAX_VALUE = 600_000;
/** The latest visits, about 20 MB. */
const MAX_REPORTED = 100_000;

/** Failures that one visit may repeat, counted once. */
const COUNTED_ONCE: ReadonlySet<Signal['kind']> = new Set(['load-failure', 'crash', 'api-error']);

interface TelemetryOptions {
  /** ids of the routes that pages have; a vital of another route counts as `other` */
  getRouteIds: () => Promise<ReadonlySet<string>>;
}

/**
 * `POST /api/telemetry`: counts what browsers report of builds that the registry mentions, and their web vitals. A body
 * says each failure of a build once. Reports that could end a rollout count once for each page that the site has sent, by
 * its token; others are counted apart. Nothing about the sender is stored.
 * `GET /api/dev/metrics`: these figures and all others of the process, for the admin, in the format of Prometheus.
 */
export const telemetryRoutes: FastifyPluginAsync<TelemetryOptions> = async (app, { getRouteIds }) => {
  const { registry } = app.metrics;
  const findKnown = createKnownBuilds(async () => (await findRegistry(app.database))?.registry);
  const measureVital = createVitalHistograms(registry);

  // `sendBeacon` sends text as text/plain
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));

  /** previous reports by visit */
  const reported = new LRUCache<string, true>({ max: MAX_REPORTED });
  /** During a rollout a visit reports each thing once. */
  const isVerified = (visit: ReportedVisit | undefined, { buildId, ...signal }: Signal): boolean => {
    if (!visit?.buildIds.includes(buildId)) return false;
    const kind = signal.kind === 'vital' ? signal.metric : signal.kind;
    const key = `${visit.id} ${buildId} ${kind}`;
    if (reported.has(key)) return false;
    reported.set(key, true);
    return true;
  };

  const count = async (signal: Signal, visit: ReportedVisit | undefined) => {
    const { kind, name, buildId } = signal;
    const build = await findKnown(name, buildId);
    if (!build) return;
    if (build.isInRollout && !isVerified(visit, signal))
      return app.buildCounts.add(name, buildId, 'unverified');
    if (kind !== 'vital') return app.buildCounts.add(name, buildId, kind);
    const { metric, value, route } = signal;
    app.buildCounts.add(name, buildId, `${metric} ${rateVital(metric, value)}`);
    const routeIds = await getRouteIds();
    measureVital({
      metric,
      value: Math.min(value, MAX_VALUE),
      route: routeIds.has(route) ? route : 'other',
      name,
      build: buildId,
    });
  };

  app.post(
    TELEMETRY_PATH,
    { bodyLimit: MAX_BYTES, config: { access: 'everyone', work: 'reports' } },
    async (request, reply) => {
      const { signals } = parseBody(telemetrySchema, request.body);
      const visit = await request.getReportedVisit();
      for (const signal of withoutRepeats(signals)) await count(signal, visit);
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  );
  app.get('/api/dev/metrics', { config: { access: 'site-admin' } }, async (_request, reply) =>
    reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics()),
  );
};

/** Signals without the repeated failures of a build. */
function withoutRepeats(signals: readonly Signal[]): Signal[] {
  const seen = new Set<string>();
  return signals.filter(({ kind, name, buildId }) => {
    if (!COUNTED_ONCE.has(kind)) return true;
    const key = `${kind} ${name} ${buildId}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
