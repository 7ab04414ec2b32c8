import {
  CHANNELS,
  type Channel,
  type Guid,
  joinStartIntervals,
  listStartIntervals,
  type Race,
  type StartIntervals,
} from '@holeshot/domain';
import { eq } from 'drizzle-orm';
import type { ReadCache } from '../../cache/versioned-cache';
import { type Queryable, schema } from '../../database';
import { listRaces } from './races';
import { listStartsBefore } from './starts-before';
import { getEvent, type WholeEvent } from './whole-event';

const { calledRaces } = schema;

/** The data for estimating when the pilots of an event fly, and on which channel. */
export interface FieldDay {
  event: WholeEvent;
  /** all that seats may have; those of the event first */
  channels: readonly Channel[];
  /** valid ones, in racing order */
  races: readonly Race[];
  /** of the club's earlier events */
  earlier: StartIntervals;
  /** `null` if the event's desktop app does not notify */
  calledRaceId: Guid | null;
}

/** The race of an event that the desktop app loaded last (R144). */
export async function findCalledRace(db: Queryable, eventId: Guid): Promise<Guid | null> {
  const [row] = await db
    .select({ raceId: calledRaces.raceId })
    .from(calledRaces)
    .where(eq(calledRaces.eventId, eventId));
  return row?.raceId ?? null;
}

/** The times between starts of a club's events before an event (R140). */
async function readEarlier(db: Queryable, { club, start }: WholeEvent): Promise<StartIntervals> {
  const events = await listStartsBefore(db, { clubId: club.id, start });
  return joinStartIntervals(events.map(listStartIntervals));
}

/** Throws 404 for an event that is not visible. One read after the other, so that a transaction can do it. */
export async function readFieldDay(db: Queryable, cache: ReadCache, eventId: Guid): Promise<FieldDay> {
  const event = await getEvent(db, cache, eventId);
  const races = await listRaces(db, cache, eventId);
  const calledRaceId = await findCalledRace(db, eventId);
  const earlier = await cache.get(`starts before ${eventId}`, ['events', `event:${eventId}`], () =>
    readEarlier(db, event),
  );
  return { event, channels: [...event.channels, ...CHANNELS], races, earlier, calledRaceId };
}
