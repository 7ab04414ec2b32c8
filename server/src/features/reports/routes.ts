import type { FastifyPluginAsync } from 'fastify';
import { Counter } from 'prom-client';
import { ApiError } from '../../api/api-error';
import { parseCspReports } from './csp-report';
import { createHourlyLog } from './hourly-log';

/** Where browsers report violations of a page's policy, for its `report-uri` and `reporting-endpoints`. */
export const CSP_REPORTS_PATH = '/api/reports/csp';

const MAX_BYTES = 16 * 1024;

/**
 * `POST /api/reports/csp`: counts violations of the pages' policy by directive, and logs each directive with the same
 * blocked origin once an hour. Nothing else of a report is kept.
 */
export const reportRoutes: FastifyPluginAsync = async (app) => {
  const violations = new Counter({
    name: 'holeshot_csp_violations_total',
    help: "Violations of the pages' content security policy that browsers reported",
    labelNames: ['directive'],
    registers: [app.metrics.registry],
  });
  const isNewInHour = createHourlyLog();

  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.post(
    CSP_REPORTS_PATH,
    { bodyLimit: MAX_BYTES, config: { access: 'everyone', isCrossOrigin: true, work: 'reports' } },
    async (request, reply) => {
      const reports = parseCspReports(request.body);
      if (!reports) throw new ApiError('bad-parameter', 'The body is no report of a policy violation.');
      for (const { directive, blocked, page } of reports) {
        violations.inc({ directive });
        if (!isNewInHour(`${directive} ${blocked}`)) continue;
        request.log.warn({ directive, blocked, page }, 'A page broke its content security policy');
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  );
};
