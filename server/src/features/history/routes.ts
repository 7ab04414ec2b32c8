import { WRITE_CALLS } from '@holeshot/contract/wire';
import { clubPolicy, formatWireClock, fromInstantMs } from '@holeshot/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { ApiError } from '../../api/api-error';
import { parseCallParams, type RawParams } from '../../api/public-read';
import { type Queryable, schema } from '../../database';
import type { SignedIn } from '../../people/signed-in';
import { getEvent, type WholeEvent } from '../events/whole-event';
import { getNewestRevision } from '../races/repository';
import { describeChanges, type NameOf } from './describe-changes';
import { applyValues, raceProperties } from './race-form';
import { lockRace, restoreRevision, storeRevision } from './store-revision';

const { raceRevisions } = schema;

const namesOf = ({ pilots }: WholeEvent): NameOf => {
  const names = new Map(pilots.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? 'an unknown pilot';
};

const authorName = ({ handle, firstName, lastName }: SignedIn): string =>
  handle ?? `${firstName} ${lastName}`.trim();

/** The history of races, and corrections by hand. */
export const historyRoutes: FastifyPluginAsync = async (app) => {
  const { database, readCache } = app;

  app.publicRead('raceRevisions', {
    scopes: ({ eventId }) => [`event:${eventId}`, 'clubs'],
    async read(db, { eventId, raceId }, cache) {
      const event = await getEvent(db, cache, eventId);
      await getNewestRevision(db, eventId, raceId);
      const rows = await db
        .select()
        .from(raceRevisions)
        .where(and(eq(raceRevisions.eventId, eventId), eq(raceRevisions.raceId, raceId)))
        .orderBy(asc(raceRevisions.number));
      const nameOf = namesOf(event);
      return rows
        .map(({ number, at, who, why, body }, index) => {
          const before = rows[index - 1]?.body;
          return {
            Number: number,
            Time: formatWireClock(fromInstantMs(at.getTime(), event.timeZone)),
            Who: who,
            Why: why,
            Changes: before ? describeChanges(before, body, nameOf) : [],
          };
        })
        .reverse();
    },
  });

  /** The event, for a manager of its club. Throws `ApiError` (forbidden) for others. */
  const getManagedEvent = async (db: Queryable, person: SignedIn, eventId: string): Promise<WholeEvent> => {
    const event = await getEvent(db, readCache, eventId);
    if (!clubPolicy.canManage(person, { clubId: event.club.id }))
      throw new ApiError('forbidden', 'Only managers of the hosting club may change its races.');
    return event;
  };

  app.propertyForm('raceProperties', {
    async load(db, person, { eventId, raceId }) {
      const event = await getManagedEvent(db, person, eventId);
      const { body } = await getNewestRevision(db, eventId, raceId);
      return raceProperties(body, namesOf(event));
    },
    async save(person, { Reason: reason, ...values }, ref) {
      if (!reason) return [{ title: 'Reason', message: 'Fill in this field.' }];
      await getManagedEvent(database.db, person, ref.eventId);
      const author = { who: authorName(person), why: String(reason) };
      await database.transaction(async (tx) =>
        storeRevision(tx, ref, applyValues(await lockRace(tx, ref), values), author),
      );
      return [];
    },
  });

  const { method, path, params } = WRITE_CALLS.restoreRace;
  app.route<{ Params: RawParams }>({
    method,
    url: path,
    config: { access: 'signed-in' },
    async handler(request, reply) {
      const person = await request.getPerson();
      const { number, ...ref } = parseCallParams(params, request.params);
      await getManagedEvent(database.db, person, ref.eventId);
      await database.transaction((tx) => restoreRevision(tx, ref, Number(number), authorName(person)));
      return reply.send('');
    },
  });
};
