import type { FastifyPluginAsync } from 'fastify';
import type { Finding } from '../../../doctor/finding';
import { ADMIN_ONLY, ADMIN_PATH } from '../page/paths';
import { sendPage } from '../page/send-page';
import { HealthView } from './health-view';

/** Health: what `npm run doctor` finds. */
export const healthPages: FastifyPluginAsync<{ examine: () => Promise<Finding[]> }> = async (
  app,
  { examine },
) => {
  app.get(`${ADMIN_PATH}/health`, ADMIN_ONLY, async (_request, reply) =>
    sendPage(reply, <HealthView findings={await examine()} />),
  );
};
