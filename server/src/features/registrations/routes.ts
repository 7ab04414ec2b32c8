import type { PropertyFault } from '@holeshot/contract';
import { WRITE_CALLS } from '@holeshot/contract/wire';
import type { FastifyPluginAsync } from 'fastify';
import { ApiError } from '../../api/api-error';
import { parseCallParams, type RawParams } from '../../api/public-read';
import { getPlaces, register, removeRegistration } from './registration';
import { registrationProperties } from './registration-form';

/** The form for registering for an event, and the way out. */
export const registrationRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;

  app.propertyForm('registrationProperties', {
    load: async (db, person, { eventId }) =>
      registrationProperties(person, await getPlaces(db, eventId, person.id), Date.now()),
    async save(person, values, { eventId }) {
      const nowMs = Date.now();
      const current = registrationProperties(person, await getPlaces(database.db, eventId, person.id), nowMs);
      const textOf = (name: string): string =>
        String(values[name] ?? current.find((property) => property.name === name)?.value ?? '');
      const entry = { pilotName: textOf('PilotName'), note: textOf('Note') };
      if (entry.pilotName === '') return [{ title: 'Pilot name', message: 'Fill in this field.' }];
      try {
        await database.transaction((tx) => register(tx, { eventId, userId: person.id, entry, nowMs }));
        return [];
      } catch (error) {
        if (error instanceof ApiError && error.code === 'conflict') return [closedFault(error.message)];
        throw error;
      }
    },
  });

  const { method, path, params } = WRITE_CALLS.removeRegistration;
  app.route<{ Params: RawParams }>({
    method,
    url: path,
    config: { access: 'signed-in' },
    async handler(request, reply) {
      const person = await request.getPerson();
      const { eventId } = parseCallParams(params, request.params);
      await database.transaction((tx) =>
        removeRegistration(tx, { eventId, userId: person.id, nowMs: Date.now(), by: 'person' }),
      );
      return reply.code(200).send('');
    },
  });
};

const closedFault = (message: string): PropertyFault => ({ title: 'Event', message });
