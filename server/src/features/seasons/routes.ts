import { eq } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { notFoundError } from '../../api/api-error';
import { schema } from '../../database';
import { readOfClub } from '../../events/read/clubs';
import { readSeasons } from '../../events/read/seasons';
import { getManagedClub } from '../../people/managed';
import { presentSeason, presentSummary } from './presenter';
import { createSeason, deleteSeason, getManagedSeason, saveSeason } from './save-season';
import { listChoices, NEW_SEASON, seasonProperties } from './season-form';
import { listSeasonChanges } from './season-history';

const { seasons } = schema;

/** Seasons of clubs: their standings for everybody, their forms for managers. */
export const seasonRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.database;
  // `users`, because claims identify pilots
  const scopes = () => ['clubs', 'events', 'users'] as const;
  app.publicRead('seasonsOfClub', {
    scopes,
    read: readOfClub(async (reader, clubId) =>
      (await readSeasons(reader, eq(seasons.clubId, clubId))).map(presentSummary),
    ),
  });
  app.publicRead('season', {
    scopes,
    async read(db, { seasonId }) {
      const [stored] = await readSeasons(db, eq(seasons.id, Number(seasonId)));
      if (!stored) throw notFoundError('season', 'seasonId');
      return presentSeason(stored, await listSeasonChanges(db, stored));
    },
  });

  app.propertyForm('newSeasonProperties', {
    async load(db, person, params) {
      const club = await getManagedClub(db, person, Number(params.clubId));
      return seasonProperties({ ...NEW_SEASON, clubId: club.id }, await listChoices(db, club.id, null));
    },
    save: (person, values, { clubId }, { properties }) =>
      createSeason(app.database, person, Number(clubId), { properties, values }),
  });
  app.propertyForm('seasonProperties', {
    async load(db, person, { seasonId }) {
      const season = await getManagedSeason(db, person, Number(seasonId));
      return seasonProperties(season, await listChoices(db, season.clubId, season.id));
    },
    save: (person, values, { seasonId }, { properties, transaction }) =>
      saveSeason({ db, transaction }, person, Number(seasonId), { properties, values }),
  });
  app.personalWrite('deleteSeason', (tx, person, { seasonId }) => deleteSeason(tx, person, Number(seasonId)));
};
