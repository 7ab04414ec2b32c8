import { eq } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import {
  listEntries,
  type PilotFacts,
  type PilotRef,
  summarizeEntries,
} from '../../events/read/pilot-entries';
import type { FoundPilot } from './find-pilots';

const { users } = schema;

async function findPhoto(db: Queryable, { userId }: PilotRef): Promise<string | null> {
  if (userId === null) return null;
  const [user] = await db.select({ photoUrl: users.photoUrl }).from(users).where(eq(users.id, userId));
  return user?.photoUrl ?? null;
}

/** What is known of a pilot who was found. */
export async function getPilotFacts(db: Queryable, { ref }: FoundPilot): Promise<PilotFacts> {
  const [entries, photoUrl] = await Promise.all([listEntries(db, ref), findPhoto(db, ref)]);
  const facts = summarizeEntries(entries);
  return { ...facts, photoUrl: photoUrl ?? facts.photoUrl };
}
