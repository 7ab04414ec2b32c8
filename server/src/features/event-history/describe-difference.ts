import type { WireDifference } from '@holeshot/contract/wire';
import type { Guid } from '@holeshot/domain';
import { and, eq, or } from 'drizzle-orm';
import type { ReadCache } from '../../cache/versioned-cache';
import { type Queryable, schema } from '../../database';
import type { RaceBody } from '../../database/schema';
import { describeChanges, getNames } from '../../events/read/describe-changes';
import { getEventAtRevision, listEventRevisions } from '../../events/read/event-revisions';
import { getEvent } from '../../events/read/whole-event';
import { describeEventChanges } from './describe-event-changes';

const { raceRevisions } = schema;

/** The contents of revisions of an event's races, by id and number. */
async function readBodies(
  db: Queryable,
  eventId: Guid,
  refs: readonly { raceId: Guid; number: number }[],
): Promise<(raceId: Guid, number: number | undefined) => RaceBody | undefined> {
  const conditions = refs.map(({ raceId, number }) =>
    and(eq(raceRevisions.raceId, raceId), eq(raceRevisions.number, number)),
  );
  const rows =
    refs.length === 0
      ? []
      : await db
          .select({ raceId: raceRevisions.raceId, number: raceRevisions.number, body: raceRevisions.body })
          .from(raceRevisions)
          .where(and(eq(raceRevisions.eventId, eventId), or(...conditions)));
  const bodies = new Map(rows.map(({ raceId, number, body }) => [`${raceId} ${number}`, body]));
  return (raceId, number) => bodies.get(`${raceId} ${number}`);
}

/**
 * How an event differs between two of its revisions (R163): first the event's fields, then its changed races, each
 * under its title. Throws 404 for an unknown number.
 */
export async function describeDifference(
  db: Queryable,
  cache: ReadCache,
  { eventId, number, against }: { eventId: Guid; number: number; against: number },
  getTitle: (raceId: Guid) => string,
): Promise<WireDifference['Parts']> {
  const getName = getNames(await getEvent(db, cache, eventId));
  const revisions = await listEventRevisions(db, cache, eventId);
  const after = getEventAtRevision(revisions, number, 'number');
  const before = getEventAtRevision(revisions, against, 'against');
  const raceIds = [...new Set([...before.races.keys(), ...after.races.keys()])].filter(
    (raceId) => before.races.get(raceId) !== after.races.get(raceId),
  );
  const refs = raceIds.flatMap((raceId) =>
    [before, after].flatMap(({ races }) => {
      const revision = races.get(raceId);
      return revision === undefined ? [] : [{ raceId, number: revision }];
    }),
  );
  const findBody = await readBodies(db, eventId, refs);
  const parts = raceIds.map((raceId) => {
    const [old, current] = [before, after].map(({ races }) => findBody(raceId, races.get(raceId)));
    const changes =
      old && current
        ? describeChanges(old, current, getName)
        : [current ? 'The race was not there before.' : 'The race is not there.'];
    return { Title: getTitle(raceId), RaceID: raceId, Changes: changes };
  });
  const eventChanges = describeEventChanges(before.fields, after.fields);
  return [
    ...(eventChanges.length > 0 ? [{ Title: '', RaceID: null, Changes: eventChanges }] : []),
    ...parts.filter(({ Changes }) => Changes.length > 0),
  ];
}
