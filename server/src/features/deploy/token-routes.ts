import { newPublishTokenSchema, type WireNewPublishToken } from '@holeshot/contract/wire';
import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import { notFoundError } from '../../api/api-error';
import { parseBody } from '../../api/parse-body';
import { createPublishToken, revokePublishToken } from '../../rollouts/publish-tokens';
import { recordAction } from '../admin/page/actions';

const config = { access: 'site-admin' } as const;

const idSchema = z.coerce.number().int().min(1).max(2_147_483_647);

/** The admin of the site gives publish tokens to teams, and takes them back. */
export const publishTokenRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;

  app.post('/api/dev/publish-tokens', { config }, async (request, reply) => {
    const { name, note } = parseBody(newPublishTokenSchema, request.body);
    const { id: userId } = await request.getPerson();
    const token: WireNewPublishToken = await database.transaction(async (tx) => {
      await recordAction(tx, userId, `Made a publish token for ${name}: ${note}`);
      return createPublishToken(tx, { name, note, userId });
    });
    return reply.code(201).header('cache-control', 'no-store').send(token);
  });

  app.delete<{ Params: { id: string } }>(
    '/api/dev/publish-tokens/:id',
    { config },
    async (request, reply) => {
      const { data: id } = idSchema.safeParse(request.params.id);
      const { id: userId } = await request.getPerson();
      const isRevoked = await database.transaction(async (tx) => {
        if (id === undefined || !(await revokePublishToken(tx, id, Date.now()))) return false;
        await recordAction(tx, userId, `Revoked publish token ${id}`);
        return true;
      });
      if (!isRevoked) throw notFoundError('publish token in use', 'id');
      return reply.code(204).send();
    },
  );
};
