import { formatWireClock, fromInstantMs, raceTitle } from '@holeshot/domain';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { type Queryable, schema } from '../../database';
import { listEventRevisions } from '../../events/read/event-revisions';
import { roundColumns, roundOfRace, roundOfRow } from '../../events/read/race-rows';
import { eventAndClubScopes } from '../../events/read/read-options';
import { getEvent } from '../../events/read/whole-event';
import { type EventFields, pickFields } from '../../events/write/record-event-revision';
import { countBytes } from '../../growth/club-quota';
import { getManagedEvent } from '../../people/managed';
import type { SignedIn } from '../../people/signed-in';
import { declareOfficial } from './declare-official';
import { describeDifference } from './describe-difference';
import { describeEventChanges } from './describe-event-changes';
import { restoreEvent } from './restore-event';

const { races, rounds } = schema;

/** The title of each race of an event, removed ones too, and the revision of it that was official. */
async function listRaceTitles(db: Queryable, eventId: string) {
  const rows = await db
    .select({
      id: races.id,
      raceNumber: races.raceNumber,
      officialRevision: races.officialRevision,
      round: roundColumns,
    })
    .from(races)
    .leftJoin(rounds, roundOfRow)
    .where(eq(races.eventId, eventId));
  return new Map(
    rows.map(({ id, raceNumber, officialRevision, round }) => [
      id,
      { title: raceTitle({ id, raceNumber, ...roundOfRace(round) }), officialRevision },
    ]),
  );
}

/** The history of events for everybody, and changes by managers. */
export const eventHistoryRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('eventRevisions', {
    scopes: eventAndClubScopes,
    async read(db, { eventId }, cache) {
      const { timeZone } = await getEvent(db, cache, eventId);
      const revisions = await listEventRevisions(db, cache, eventId);
      const titles = await listRaceTitles(db, eventId);
      let before: EventFields | null = null;
      return revisions
        .map(({ number, at, who, why, fields, races: changed }) => {
          const changes = before && fields ? describeEventChanges(before, fields) : [];
          before = fields ?? before;
          return {
            Number: number,
            Who: who,
            Why: why,
            Changes: changes,
            CanRestore: fields !== null,
            Time: formatWireClock(fromInstantMs(at.getTime(), timeZone)),
            Races: changed
              .map((race) => ({
                RaceID: race.raceId,
                Number: race.number,
                Title: titles.get(race.raceId)?.title ?? '',
              }))
              .sort((a, b) => a.Title.localeCompare(b.Title, 'en', { numeric: true })),
            AfterOfficial: changed.some((race) => {
              const official = titles.get(race.raceId)?.officialRevision ?? null;
              return official !== null && race.number > official;
            }),
          };
        })
        .reverse();
    },
  });

  app.publicRead('eventDifference', {
    scopes: eventAndClubScopes,
    isSearch: () => true,
    async read(db, { eventId, number, against }, cache) {
      const ids = { eventId, number: Number(number), against: Number(against) };
      const titles = await listRaceTitles(db, eventId);
      const parts = await describeDifference(db, cache, ids, (raceId) => titles.get(raceId)?.title ?? '');
      return { Number: ids.number, Against: ids.against, Parts: parts };
    },
  });

  const requireRoom = async (tx: Queryable, person: SignedIn, eventId: string): Promise<void> => {
    const event = await getManagedEvent(tx, person, eventId);
    await app.clubQuota.requireForEdit(event.clubId, countBytes(pickFields(event)), tx);
  };

  app.personalWrite('declareOfficial', async (tx, person, { eventId }, declaration) => {
    await requireRoom(tx, person, eventId);
    await declareOfficial(tx, person, eventId, declaration);
  });

  app.personalWrite('restoreEvent', async (tx, person, { eventId, number }) => {
    await requireRoom(tx, person, eventId);
    await restoreEvent(tx, person, { eventId, number: Number(number) });
  });
};
