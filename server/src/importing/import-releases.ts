import { eq } from 'drizzle-orm';
import { bumpRevisions, type Database, schema } from '../database';
import { listInstallers, listNotes } from './release-parts';

const { releases } = schema;

/** What a feed says of one release. */
export interface DeliveredRelease {
  version: string;
  publishedAt: Date;
  /** Markdown; its bullets are the notes */
  body: string;
  files: { name: string; url: string }[];
}

export type ReleaseStatus = 'created' | 'changed' | 'unchanged';

/**
 * Stores releases by their version, all or none; those that the feed does not name stay. The outcome is in the order given. Notes
 * and installers are kept as delivered: which releases are shown is the page's rule (specification section 2,
 * Downloads page).
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
      const [stored] = await tx.select().from(releases).where(eq(releases.version, version)).for('update');
      if (!stored) {
        await tx.insert(releases).values({ version, ...content });
        outcome.push({ version, status: 'created' });
        continue;
      }
      const { id, version: _, ...before } = stored;
      const isSame = Object.entries(content).every(
        ([name, value]) => JSON.stringify(before[name as keyof typeof before]) === JSON.stringify(value),
      );
      if (!isSame) await tx.update(releases).set(content).where(eq(releases.id, id));
      outcome.push({ version, status: isSame ? 'unchanged' : 'changed' });
    }
    if (outcome.some(({ status }) => status !== 'unchanged')) await bumpRevisions(tx, ['releases']);
    return outcome;
  });
}
