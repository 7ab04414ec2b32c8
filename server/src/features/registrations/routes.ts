import type { PropertyFault } from '@holeshot/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { ApiError } from '../../api/api-error';
import { lockKey, type Queryable, schema } from '../../database';
import { getPlaces, register, removeRegistration } from '../../events/write/registration';
import { findSimilarHandle } from '../../people/handle';
import { looksLike } from '../../people/name-look';
import { registrationProperties } from './registration-form';

const { registrations } = schema;

/** The name of somebody else's registration for an event that looks like this one; undefined when there is none. */
async function findSimilarRegistration(
  db: Queryable,
  eventId: string,
  { pilotName, userId }: { pilotName: string; userId: number },
): Promise<string | undefined> {
  const others = await db
    .select({ pilotName: registrations.pilotName })
    .from(registrations)
    .where(and(eq(registrations.eventId, eventId), ne(registrations.userId, userId)));
  return others.map((other) => other.pilotName).find((other) => looksLike(other, pilotName));
}

/** The form for registering for an event, and the way out. */
export const registrationRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;

  app.propertyForm('registrationProperties', {
    load: async (db, person, { eventId }) =>
      registrationProperties(person, await getPlaces(db, eventId, person.id), Date.now()),
    async save(person, values, { eventId }, { properties }) {
      const getText = (name: string): string =>
        String(values[name] ?? properties.find((property) => property.name === name)?.value ?? '');
      const entry = { pilotName: getText('PilotName'), note: getText('Note') };
      if (entry.pilotName === '') return [nameFault('Fill in this field.')];
      const similar = await findSimilarHandle(database.db, entry.pilotName, person.id);
      if (similar !== undefined)
        return [nameFault(`${similar} is the handle of another pilot: enter a name of your own.`)];
      try {
        return await database.transaction(async (tx) => {
          await lockKey(tx, `registrations ${eventId}`);
          const other =
            entry.pilotName === person.handle
              ? undefined
              : await findSimilarRegistration(tx, eventId, { ...entry, userId: person.id });
          if (other !== undefined)
            return [nameFault(`Somebody is registered as ${other}: enter another name.`)];
          await register(tx, { eventId, userId: person.id, entry, nowMs: Date.now() });
          return [];
        });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'conflict') return [closedFault(error.message)];
        throw error;
      }
    },
  });

  app.personalWrite('removeRegistration', (tx, person, { eventId }) =>
    removeRegistration(tx, { eventId, userId: person.id, nowMs: Date.now(), by: 'person' }),
  );
};

const nameFault = (message: string): PropertyFault => ({ title: 'Pilot name', message });
const closedFault = (message: string): PropertyFault => ({ title: 'Event', message });
