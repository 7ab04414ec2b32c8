import type { Guid } from '@holeshot/domain';
import { asc, eq } from 'drizzle-orm';
import { ApiError, notFoundError } from '../../api/api-error';
import type { ReadCache } from '../../cache/versioned-cache';
import { type Queryable, schema } from '../../database';
import type { Author, EventFields } from '../write/record-event-revision';

const { eventRevisions, events, raceRevisions } = schema;

/** One state of an event: what the site and the desktop app say of it, and the revision of each of its races (R163). */
export interface EventRevision {
  /** from 1 */
  number: number;
  at: Date;
  who: string;
  why: string;
  /** the fields of the event, if this revision changed them */
  fields: EventFields | null;
  /** the races that changed, with the number of their revision */
  races: { raceId: Guid; number: number }[];
}

/** The state before the first recorded change, which is no change itself. */
const BASELINES: readonly string[] = ['as delivered', 'as created'];

/** As `listEventRevisions`, within a transaction. */
export async function readEventRevisions(db: Queryable, eventId: Guid): Promise<EventRevision[]> {
  const [event] = await db.select({ createdAt: events.createdAt }).from(events).where(eq(events.id, eventId));
  if (!event) throw notFoundError('event', 'eventId');
  const ofEvent = await db
    .select()
    .from(eventRevisions)
    .where(eq(eventRevisions.eventId, eventId))
    .orderBy(asc(eventRevisions.number));
  const { raceId, number, at, who, why } = raceRevisions;
  const ofRaces = await db
    .select({ raceId, number, at, who, why })
    .from(raceRevisions)
    .where(eq(raceRevisions.eventId, eventId))
    .orderBy(asc(at), asc(raceId), asc(number));
  const revisions = new Map<number, EventRevision>();
  const open = (moment: Date, author: Author): EventRevision => {
    const revision = revisions.get(moment.getTime()) ?? {
      number: 0,
      at: moment,
      ...author,
      fields: null,
      races: [],
    };
    revisions.set(moment.getTime(), revision);
    return revision;
  };
  const [first] = ofEvent;
  const baseline = first && BASELINES.includes(first.why) ? first : undefined;
  const isCreation = ({ at: moment }: { at: Date }) => moment.getTime() === event.createdAt.getTime();
  const creator = ofRaces.find(isCreation) ?? first ?? { who: 'desktop app', why: 'as delivered' };
  open(event.createdAt, { who: creator.who, why: creator.why }).fields = baseline?.fields ?? null;
  for (const row of ofRaces)
    open(row.at, { who: row.who, why: row.why }).races.push({ raceId: row.raceId, number: row.number });
  for (const row of ofEvent) {
    if (row === baseline) continue;
    // the author of the event's change comes first: whoever edits it gave the reason
    Object.assign(open(row.at, row), { who: row.who, why: row.why, fields: row.fields });
  }
  return [...revisions.values()]
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map((revision, index) => ({ ...revision, number: index + 1 }));
}

/** The revisions of an event, oldest first: one for each write to it or to its races. Throws 404 for an unknown event. */
export const listEventRevisions = (
  db: Queryable,
  cache: ReadCache,
  eventId: Guid,
): Promise<readonly EventRevision[]> =>
  cache.get(`revisions ${eventId}`, [`event:${eventId}`], () => readEventRevisions(db, eventId));

/** The error for an unknown revision number. */
export const noRevisionError = (parameter: string): ApiError =>
  new ApiError('not-found', 'There is no revision with this number.', parameter);

/** The state of an event at one of its revisions. */
export interface EventAtRevision {
  revision: EventRevision;
  /** the number of the newest one */
  newest: number;
  /** empty without a recorded state */
  fields: EventFields;
  /** the number of each race's revision */
  races: ReadonlyMap<Guid, number>;
}

/** Finds the state of an event at one of its revisions. Throws 404, which names `parameter`, for an unknown number. */
export function getEventAtRevision(
  revisions: readonly EventRevision[],
  number: number,
  parameter = 'revision',
): EventAtRevision {
  const revision = revisions[number - 1];
  if (!revision) throw noRevisionError(parameter);
  const until = revisions.slice(0, number);
  return {
    revision,
    newest: revisions.length,
    fields: until.findLast(({ fields }) => fields !== null)?.fields ?? {},
    races: new Map(until.flatMap(({ races }) => races.map((race) => [race.raceId, race.number] as const))),
  };
}
