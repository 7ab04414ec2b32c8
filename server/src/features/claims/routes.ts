import type { FastifyPluginAsync } from 'fastify';
import { claimPilot, undoClaim } from './claims';

/** Who a pilot of an event is. */
export const claimRoutes: FastifyPluginAsync = async (app) => {
  app.personalWrite('claim', claimPilot);
  app.personalWrite('undoClaim', undoClaim);
};
