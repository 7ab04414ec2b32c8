import type { FastifyPluginAsync } from 'fastify';
import { readSearchAbilities, type SearchAbilities } from '../../database';
import { search } from './search';

export const searchRoutes: FastifyPluginAsync = async (app) => {
  /** read with the first search: they stay while the process runs */
  let abilities: SearchAbilities | undefined;
  app.publicRead('search', {
    scopes: () => ['events', 'clubs', 'users'],
    isSearch: () => true,
    async read(db, { words }) {
      abilities ??= await readSearchAbilities(db);
      return search(db, words, abilities);
    },
  });
};
