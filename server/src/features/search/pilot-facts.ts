import type { Queryable } from '../../database';
import {
  listEntriesForPilots,
  listPhotos,
  type PilotFacts,
  summarizeEntries,
} from '../../events/read/pilot-entries';
import type { FoundPilot } from './find-pilots';

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
