import { maybeReasonSchema, WRITE_CALLS } from '@holeshot/contract/wire';
import { formatWireClock, fromInstantMs } from '@holeshot/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type * as z from 'zod/mini';
import { notFoundError } from '../../api/api-error';
import { parseBody } from '../../api/parse-body';
import { parseCallParams, type RawParams } from '../../api/public-read';
import { type Queryable, schema } from '../../database';
import { describeChanges, getNames } from '../../events/read/describe-changes';
import { getNewestRevision, getRevision } from '../../events/read/races';
import { eventAndClubScopes } from '../../events/read/read-options';
import { getEvent } from '../../events/read/whole-event';
import { lockRace, type RaceRef, restoreRevision, storeRevision } from '../../events/revise/store-revision';
import { countBytes } from '../../growth/club-quota';
import { getManagedWholeEvent, getPersonName } from '../../people/managed';
import { discardConflict, findConflict, takeConflict } from './conflicts';
import { applyValues, raceProperties } from './race-form';

const { raceRevisions, races } = schema;

/** The history of races, and corrections by hand. */
export const historyRoutes: FastifyPluginAsync = async (app) => {
  const { database, readCache } = app;

  app.publicRead('raceRevisions', {
    scopes: eventAndClubScopes,
    async read(db, { eventId, raceId }, cache) {
      const event = await getEvent(db, cache, eventId);
      const [race] = await db
        .select({ officialRevision: races.officialRevision })
        .from(races)
        .where(and(eq(races.eventId, eventId), eq(races.id, raceId)));
      if (!race) throw notFoundError('race', 'raceId');
      const { officialRevision } = race;
      const rows = await db
        .select()
        .from(raceRevisions)
        .where(and(eq(raceRevisions.eventId, eventId), eq(raceRevisions.raceId, raceId)))
        .orderBy(asc(raceRevisions.number));
      const pilotName = getNames(event);
      return rows
        .map(({ number, at, who, why, body }, index) => {
          const before = rows[index - 1]?.body;
          return {
            Number: number,
            Time: formatWireClock(fromInstantMs(at.getTime(), event.timeZone)),
            Who: who,
            Why: why,
            Changes: before ? describeChanges(before, body, pilotName) : [],
            AfterOfficial: officialRevision !== null && number > officialRevision,
          };
        })
        .reverse();
    },
  });

  app.publicRead('raceDifference', {
    scopes: eventAndClubScopes,
    async read(db, { eventId, raceId, number, against }, cache) {
      const pilotName = getNames(await getEvent(db, cache, eventId));
      await getNewestRevision(db, eventId, raceId);
      const [after, before] = [
        await getRevision(db, { eventId, raceId, number: Number(number) }, 'number'),
        await getRevision(db, { eventId, raceId, number: Number(against) }, 'against'),
      ];
      const changes = describeChanges(before.body, after.body, pilotName);
      return {
        Number: after.number,
        Against: before.number,
        Parts: [{ Title: '', RaceID: null, Changes: changes }],
      };
    },
  });

  /** A correction stores another copy of the race. */
  const requireRoom = async (clubId: number, { eventId, raceId }: RaceRef): Promise<void> => {
    const { body } = await getNewestRevision(database.db, eventId, raceId);
    await app.clubQuota.requireForEdit(clubId, countBytes(body));
  };

  app.propertyForm('raceProperties', {
    async load(db, person, { eventId, raceId }) {
      const event = await getManagedWholeEvent(db, readCache, person, eventId);
      const { body } = await getNewestRevision(db, eventId, raceId);
      return raceProperties(body, getNames(event));
    },
    async save(person, { Reason: reason, ...values }, ref, { check }) {
      if (!reason) return [{ title: 'Reason', message: 'Fill in this field.' }];
      const event = await getManagedWholeEvent(database.db, readCache, person, ref.eventId);
      await requireRoom(event.club.id, ref);
      const author = { who: getPersonName(person), why: String(reason) };
      // not the form's transaction: the event comes from a cache, and other writers lock the race
      await database.transaction(async (tx) => {
        const body = await lockRace(tx, ref);
        check(raceProperties(body, getNames(event)));
        await storeRevision(tx, ref, applyValues(body, values, event.timingLocation), author);
      });
      return [];
    },
  });

  app.personalRead('raceConflict', {
    async read(db, person, ref) {
      const event = await getManagedWholeEvent(db, readCache, person, ref.eventId);
      const { body } = await getNewestRevision(db, ref.eventId, ref.raceId);
      const conflict = await findConflict(db, ref);
      if (!conflict) return null;
      return {
        Time: formatWireClock(fromInstantMs(conflict.at.getTime(), event.timeZone)),
        Who: conflict.who,
        Changes: describeChanges(body, conflict.body, getNames(event)),
      };
    },
  });

  /**
   * Registers a call by which a manager changes a race. The event comes from a cache, so it is read before the
   * transaction.
   */
  const managerCall = <S extends z.ZodMiniObject>(
    { method, path, params }: { method: 'POST' | 'DELETE'; path: string; params: S },
    write: (
      tx: Queryable,
      ids: z.infer<S>,
      author: { who: string; reason?: string | undefined },
    ) => Promise<unknown>,
  ) =>
    app.route<{ Params: RawParams }>({
      method,
      url: path,
      config: { access: 'signed-in' },
      async handler(request, reply) {
        const person = await request.getPerson();
        const ids = parseCallParams(params, request.params);
        const { club } = await getManagedWholeEvent(database.db, readCache, person, String(ids.eventId));
        if (method === 'POST') await requireRoom(club.id, ids as unknown as RaceRef);
        const reason = method === 'POST' ? parseBody(maybeReasonSchema, request.body)?.reason : undefined;
        await database.transaction((tx) => write(tx, ids, { who: getPersonName(person), reason }));
        return reply.send('');
      },
    });

  managerCall(WRITE_CALLS.restoreRace, (tx, { number, ...ref }, author) =>
    restoreRevision(tx, ref, Number(number), author),
  );
  managerCall(WRITE_CALLS.takeConflict, takeConflict);
  managerCall(WRITE_CALLS.discardConflict, discardConflict);
};
