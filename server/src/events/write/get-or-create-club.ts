import { and, asc, eq, notExists, sql } from 'drizzle-orm';
import { type Database, invalidate, lockKey, schema } from '../../database';

/** The oldest club of that name, in any case; a new visible one when there is none. */
export async function getOrCreateClub(
  database: Database,
  name: string,
): Promise<{ id: number; name: string; isNew: boolean }> {
  return database.transaction(async (tx) => {
    await lockKey(tx, `club ${name.toLowerCase()}`);
    const [club] = await tx
      .select({ id: schema.clubs.id, name: schema.clubs.name })
      .from(schema.clubs)
      .where(eq(sql`lower(${schema.clubs.name})`, sql`lower(${name})`))
      .orderBy(asc(schema.clubs.id))
      .limit(1);
    if (club) return { ...club, isNew: false };
    const [created] = await tx.insert(schema.clubs).values({ name }).returning({ id: schema.clubs.id });
    if (!created) throw new Error(`The club ${name} could not be stored.`);
    await invalidate(tx, ['clubs']);
    return { id: created.id, name, isNew: true };
  });
}

/** Deletes a club unless it hosts an event, visible or not. Returns whether it did. */
export async function removeClubWithoutEvents(database: Database, clubId: number): Promise<boolean> {
  const { clubs, events } = schema;
  return database.transaction(async (tx) => {
    const hostedEvents = tx.select({ id: events.id }).from(events).where(eq(events.clubId, clubs.id));
    const deletedRows = await tx
      .delete(clubs)
      .where(and(eq(clubs.id, clubId), notExists(hostedEvents)))
      .returning({ id: clubs.id });
    if (deletedRows.length === 0) return false;
    await invalidate(tx, ['clubs']);
    return true;
  });
}
