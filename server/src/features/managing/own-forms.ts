import * as paths from '@holeshot/contract/paths';
import type { FastifyPluginAsync } from 'fastify';
import { ApiError } from '../../api/api-error';

/** Forms of a club, or of a new event of it, which also have an address without an id. */
const OWN_CLUB_FORMS: Readonly<Record<string, string>> = {
  '/api/club/app': paths.clubAppProperties,
  '/api/club/event': paths.newEventProperties,
  '/api/club/manage': paths.clubProperties,
};

/** Forms that require an id. */
const FORMS_WITH_ID: Readonly<Record<string, string>> = {
  '/api/club/race': 'Say which race of which event: /api/club/race/eventId/{event}/id/{race}.',
  '/api/pilot/event_registration': 'Say which event: /api/pilot/event_registration/id/{event}.',
};

/** `/api/{type}` without an id: leads to the form of the club that the person manages, or says what is missing. */
export const ownForms: FastifyPluginAsync = async (app) => {
  const config = { access: 'signed-in' } as const;
  for (const [url, path] of Object.entries(OWN_CLUB_FORMS))
    app.route({
      method: ['GET', 'POST'],
      url,
      config,
      async handler(request, reply) {
        const { managedClub } = await request.getPerson();
        if (!managedClub) throw new ApiError('forbidden', 'You do not manage a club.');
        return reply
          .header('cache-control', 'private, no-store')
          .redirect(path.replace(':clubId', String(managedClub.id)), 307);
      },
    });
  for (const [url, message] of Object.entries(FORMS_WITH_ID))
    app.route({
      method: ['GET', 'POST'],
      url,
      config,
      async handler() {
        throw new ApiError('bad-parameter', message, 'id');
      },
    });
};
