import { randomInt } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { presentSupporter } from './presenter';
import { listSupporters } from './repository';

/** A new list in random order. */
function shuffle<T>(items: readonly T[]): T[] {
  const list = [...items];
  for (let end = list.length - 1; end > 0; end--) {
    const [item] = list.splice(randomInt(end + 1), 1);
    if (item !== undefined) list.push(item);
  }
  return list;
}

export const supporterRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('supporters', {
    scopes: () => ['supporters'],
    // Shuffled once per cached answer, so that server and browser show the same order.
    read: async (db) => shuffle(await listSupporters(db)).map(presentSupporter),
  });
};
