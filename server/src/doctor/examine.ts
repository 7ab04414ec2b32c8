import type { Queryable } from '../database';
import { checkAddress } from './check-address';
import { checkDatabase } from './check-database';
import { checkDisk } from './check-disk';
import { checkRegistry } from './check-registry';
import { checkMap, checkPatreon, checkStorage, checkYoutube, guard } from './check-services';
import { checkSettings } from './check-settings';
import { checkUse } from './check-use';
import { type Finding, fault } from './finding';
import type { Subject } from './subject';

const MEGABYTE = 1_000_000;

async function askDatabase(db: Queryable, { clubQuotaMb, registryKey }: Subject): Promise<Finding[]> {
  const quotaBytes = clubQuotaMb === 0 ? null : clubQuotaMb * MEGABYTE;
  try {
    return [
      ...(await checkDatabase(db)),
      ...(await checkRegistry({ db, registryKey })),
      ...(await checkUse(db, { quotaBytes, nowMs: Date.now() })),
    ];
  } catch (error) {
    const { message, code } =
      (error as { cause?: NodeJS.ErrnoException }).cause ?? (error as NodeJS.ErrnoException);
    return [
      fault(
        'Database',
        `It does not answer as it should (${message || code}).`,
        'Start it, or check DATABASE_URL.',
      ),
    ];
  }
}

/**
 * Checks a site: its settings, database, clock and disk, each service whose key is set (with a request to it), whether
 * its address leads to it, and its last backup. Without `db` it skips the database. Never rejects; takes up to 10 s
 * when a service does not answer. No finding contains a key or a password.
 */
export async function examine(
  subject: Subject,
  { db, version }: { db: Queryable | undefined; version: string },
): Promise<Finding[]> {
  const { publicUrl, patreon, map, youtubeApiKey, s3, dataDir } = subject;
  const findings = await Promise.all([
    checkSettings(subject),
    db ? askDatabase(db, subject) : [],
    checkDisk(dataDir),
    checkAddress(publicUrl, version),
    ...(patreon ? checkPatreon(patreon, `${publicUrl ?? 'http://localhost'}/account`) : []),
    guard('Map', checkMap(map, publicUrl)),
    ...(youtubeApiKey === undefined ? [] : [checkYoutube(youtubeApiKey)]),
    ...(s3 ? [checkStorage(s3)] : []),
  ]);
  return findings.flat();
}
