import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsync, onRequestAsyncHookHandler } from 'fastify';
import { ApiError } from '../../api/api-error';
import type { Finding } from '../../doctor/finding';
import { findOperatorToken } from './operator-token';
import { type DoctorReport, readReport } from './report';
import { renewSetupLink } from './setup-file';

/** For `npm run doctor`. */
export const DOCTOR_PATH = '/api/operator/doctor';
/** For `npm run admin -- code`. */
export const SETUP_CODE_PATH = '/api/operator/setup-code';

const digest = (text: string): Buffer => hash('sha256', text, 'buffer');

interface OperatorOptions {
  dataDir: string;
  /** see `examine` of `doctor` */
  examine: () => Promise<Finding[]>;
}

/** Calls for operators, who authenticate with the token in the data directory. */
export const operatorRoutes: FastifyPluginAsync<OperatorOptions> = async (app, { dataDir, examine }) => {
  const config = { access: 'keyholder' } as const;
  const onRequest: onRequestAsyncHookHandler = async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const token = await findOperatorToken(dataDir);
    const authorization = request.headers.authorization ?? '';
    if (token === undefined || !timingSafeEqual(digest(authorization), digest(`Bearer ${token}`))) {
      reply.header('www-authenticate', 'Bearer');
      throw new ApiError('signed-out', 'Only those who run the site may ask: the token is missing or wrong.');
    }
  };
  app.get(DOCTOR_PATH, { config, onRequest }, async (): Promise<DoctorReport> => {
    const [findings, storage] = await Promise.all([
      examine(),
      readReport(app.database.db, app.clubQuota.bytes),
    ]);
    return { findings, ...storage };
  });
  app.post(SETUP_CODE_PATH, { config, onRequest }, ({ siteOrigin }) =>
    renewSetupLink(app.database, { dataDir, origin: siteOrigin }),
  );
};
