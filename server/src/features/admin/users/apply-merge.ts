import { and, asc, eq, inArray } from 'drizzle-orm';
import { invalidate, type Queryable, schema } from '../../../database';
import { moveRecords } from '../../../events/summarise/move-records';
import { storeNamesOfEvents } from '../../../events/summarise/store-pilot-names';
import { moveUp, renameRegistrations } from '../../../events/write/registration';
import { storePilotCount } from '../../../events/write/store-rows';
import { moveHandle } from '../../../people/handle';
import type { MergePlan } from './plan-merge';

const { clubJoinRequests, clubKeys, clubMembers, events, formerHandles } = schema;
const { notices, objections, pilotClaims, pushDevices, recordChanges, registrations, users } = schema;

type Registration = typeof registrations.$inferSelect;

/** The registration that stays: a place rather than the waiting list, otherwise the earlier one. */
function chooseRegistration(
  one: Registration,
  two: Registration,
): [kept: Registration, removed: Registration] {
  const isFirst = one.status === two.status ? one.id < two.id : one.status === 'registered';
  return isFirst ? [one, two] : [two, one];
}

/** Moves the registrations to the person who stays. Their events must be locked. */
async function mergeRegistrations(tx: Queryable, { registrations: planned, into }: MergePlan): Promise<void> {
  for (const { own, other } of planned) {
    if (!other) {
      await tx.update(registrations).set({ userId: into.id }).where(eq(registrations.id, own.id));
      continue;
    }
    const [kept, removed] = chooseRegistration(own, other);
    const note = [...new Set([kept.note, removed.note])].filter(Boolean).join('\n');
    await tx.delete(registrations).where(eq(registrations.id, removed.id));
    const { pilotName } = other;
    await tx
      .update(registrations)
      .set({ userId: into.id, pilotName, note })
      .where(eq(registrations.id, kept.id));
  }
}

async function mergeMemberships(
  tx: Queryable,
  { memberships, joinRequests, from, into }: MergePlan,
): Promise<void> {
  const isIn = (clubId: number, userId: number) =>
    and(eq(clubMembers.clubId, clubId), eq(clubMembers.userId, userId));
  for (const { clubId, role, otherRole } of memberships) {
    if (otherRole === null)
      await tx.update(clubMembers).set({ userId: into.id }).where(isIn(clubId, from.id));
    else if (role === 'admin') await tx.update(clubMembers).set({ role }).where(isIn(clubId, into.id));
  }
  const clubIds = memberships.map(({ clubId }) => clubId);
  if (clubIds.length > 0)
    await tx
      .delete(clubJoinRequests)
      .where(and(eq(clubJoinRequests.userId, into.id), inArray(clubJoinRequests.clubId, clubIds)));
  for (const { clubId } of joinRequests)
    await tx
      .update(clubJoinRequests)
      .set({ userId: into.id })
      .where(and(eq(clubJoinRequests.clubId, clubId), eq(clubJoinRequests.userId, from.id)));
}

/** Locks the events that two people registered for or claimed pilots of: before the people, as a registration does. */
export async function lockUserEvents(tx: Queryable, userIds: readonly number[]): Promise<void> {
  const ids = tx
    .select({ eventId: registrations.eventId })
    .from(registrations)
    .where(inArray(registrations.userId, userIds))
    .union(
      tx
        .select({ eventId: pilotClaims.eventId })
        .from(pilotClaims)
        .where(inArray(pilotClaims.userId, userIds)),
    );
  await tx
    .select({ id: events.id })
    .from(events)
    .where(inArray(events.id, ids))
    .orderBy(asc(events.id))
    .for('update');
}

/**
 * Executes a plan of this transaction, with both people locked. Places that become free go to the waiting lists;
 * `nowMs` is an instant.
 */
export async function applyMerge(tx: Queryable, plan: MergePlan, nowMs: number): Promise<void> {
  const { from, into, claims, profile } = plan;
  const eventIds = [...new Set([...plan.registrations, ...claims].map(({ eventId }) => eventId))];
  const locked =
    eventIds.length === 0
      ? []
      : await tx
          .select()
          .from(events)
          .where(inArray(events.id, eventIds))
          .orderBy(asc(events.id))
          .for('update');

  await mergeRegistrations(tx, plan);
  await tx.update(pilotClaims).set({ userId: into.id }).where(eq(pilotClaims.userId, from.id));
  await moveRecords(tx, inArray(recordChanges.userId, [from.id, into.id]), { userId: into.id });
  await tx.update(objections).set({ userId: into.id }).where(eq(objections.userId, from.id));
  await mergeMemberships(tx, plan);
  await tx.update(formerHandles).set({ userId: into.id }).where(eq(formerHandles.userId, from.id));
  await tx.update(notices).set({ userId: into.id }).where(eq(notices.userId, from.id));
  await tx.update(pushDevices).set({ userId: into.id }).where(eq(pushDevices.userId, from.id));
  await tx.update(clubKeys).set({ createdBy: into.id }).where(eq(clubKeys.createdBy, from.id));
  // sessions, and memberships and requests that the other person has as well, go with the row
  await tx.delete(users).where(eq(users.id, from.id));
  if (from.handle !== null && into.handle !== null) {
    const move = { userId: into.id, from: from.handle, to: into.handle };
    await moveHandle(tx, move);
    await renameRegistrations(tx, move);
  }
  if (Object.keys(profile).length > 0) await tx.update(users).set(profile).where(eq(users.id, into.id));

  for (const event of locked) {
    await moveUp(tx, event, nowMs);
    await storePilotCount(tx, event.id);
  }
  await storeNamesOfEvents(tx, eventIds);
  await invalidate(tx, [
    'users',
    'clubs',
    'events',
    `user:${from.id}`,
    `user:${into.id}`,
    ...eventIds.map((id) => `event:${id}` as const),
  ]);
}
