import { eq } from 'drizzle-orm';
import { type Database, invalidate, schema } from '../database';
import { listInstallers, listNotes } from './release-parts';

const { releases } = schema;

export interface DeliveredRelease {
  version: string;
  publishedAt: Date;
  /** Markdown; its bullets are the notes */
  body: string;
  files: { name: string; url: string }[];
}

export type ReleaseStatus = 'created' | 'changed' | 'unchanged';

/**
 * Stores releases by their version, in one transaction; releases that the feed does not name stay. Resolves to one
 * outcome per release, in the same order. Stores notes and installers as delivered; the page decides which releases it
 * shows (R17).
 */
export function importReleases(
  database: Database,
  delivered: readonly DeliveredRelease[],
): Promise<{ version: string; status: ReleaseStatus }[]> {
  return database.transaction(async (tx) => {
    const outcome: { version: string; status: ReleaseStatus }[] = [];
    for (const { version, publishedAt, body, files } of delivered) {
      const { windows, mac } = listInstallers(files);
      const content = {
        releasedAt: publishedAt,
        notes: listNotes(body),
        windowsInstallers: windows,
        macInstallers: mac,
      };
      const [row] = await tx.select().from(releases).where(eq(releases.version, version)).for('update');
      if (!row) {
        await tx.insert(releases).values({ version, ...content });
        outcome.push({ version, status: 'created' });
        continue;
      }
      const { id, version: _, ...before } = row;
      const isSame = Object.entries(content).every(
        ([name, value]) => JSON.stringify(before[name as keyof typeof before]) === JSON.stringify(value),
      );
      if (!isSame) await tx.update(releases).set(content).where(eq(releases.id, id));
      outcome.push({ version, status: isSame ? 'unchanged' : 'changed' });
    }
    if (outcome.some(({ status }) => status !== 'unchanged')) await invalidate(tx, ['releases']);
    return outcome;
  });
}
