import { inArray } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import { listEntriesForPilots, type PilotFacts, summarizeEntries } from '../../events/read/pilot-entries';
import type { FoundPilot } from './find-pilots';

const { users } = schema;

async function listPhotos(db: Queryable, userIds: readonly number[]): Promise<Map<number, string | null>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, photoUrl: users.photoUrl })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return new Map(rows.map(({ id, photoUrl }) => [id, photoUrl]));
}

/** Adds facts to found pilots. */
export async function addFacts(
  db: Queryable,
  pilots: readonly FoundPilot[],
): Promise<(FoundPilot & PilotFacts)[]> {
  const refs = pilots.map(({ ref }) => ref);
  const [entries, photos] = await Promise.all([
    listEntriesForPilots(db, refs),
    listPhotos(
      db,
      refs.flatMap(({ userId }) => userId ?? []),
    ),
  ]);
  return pilots.map((pilot, index) => {
    const facts = summarizeEntries(entries[index] ?? []);
    return { ...pilot, ...facts, photoUrl: photos.get(pilot.ref.userId ?? 0) ?? facts.photoUrl };
  });
}
