import { countText, DAY_MS } from '@holeshot/domain';
import { sql } from 'drizzle-orm';
import { type Queryable, readRows } from '../database';
import { findLastBackup } from '../database/last-backup';
import { countOldResults } from '../events/summarise/rank-events';
import { formatMegabytes, sumsOfClubs } from '../growth/club-quota';
import { hasAdmin } from '../people/first-admin';
import { type Finding, fine, warn } from './finding';

const OLD_DAYS = 2;
/** of the quota; Manage Club warns from here on, too */
const NEARLY_FULL = 0.9;

async function checkBackup(db: Queryable, nowMs: number): Promise<Finding> {
  const [what, how] = ['Backup', 'Let a timer run "npm run backup" every night: docs/running.md has one.'];
  const at = await findLastBackup(db);
  if (!at) return warn(what, '"npm run backup" has not been run on this database.', how);
  const days = Math.floor((nowMs - at.getTime()) / DAY_MS);
  const found = `The last one was made ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC.`;
  return days < OLD_DAYS ? fine(what, found) : warn(what, `${found} That was ${days} days ago.`, how);
}

async function checkAdmin(db: Queryable): Promise<Finding> {
  const what = 'Admin';
  return (await hasAdmin(db))
    ? fine(what, 'The site has its admin.')
    : warn(
        what,
        'The site has no admin.',
        'Run "npm run admin -- code", and sign in at the address that it prints.',
      );
}

async function checkQuotas(db: Queryable, quotaBytes: number | null): Promise<Finding[]> {
  if (quotaBytes === null) return [];
  const clubs = await readRows<{ id: number; name: string; bytes: number }>(
    db,
    sql`select clubs.id, clubs.name, sums.bytes from (${sumsOfClubs()}) sums join clubs on clubs.id = sums.club_id
      where sums.bytes > ${quotaBytes * NEARLY_FULL} order by sums.bytes desc`,
  );
  return clubs.map(({ id, name, bytes }) => ({
    clubId: id,
    ...warn(
      'Club quota',
      `${name} (club ${id}) stores ${formatMegabytes(bytes)} of ${formatMegabytes(quotaBytes)}.`,
      'Raise CLUB_QUOTA_MB before its results are refused.',
    ),
  }));
}

async function checkResults(db: Queryable): Promise<Finding[]> {
  const count = await countOldResults(db);
  if (count === 0) return [];
  const found = `${countText(count, 'event')} to be computed by the rules of this version.`;
  return [warn('Results', found, 'Wait: the site computes them one by one, in half of its time.')];
}

/** Checks the last backup, the admin, results by rules of an earlier version, and clubs near their quota. */
export async function checkUse(
  db: Queryable,
  { quotaBytes, nowMs }: { quotaBytes: number | null; nowMs: number },
): Promise<Finding[]> {
  return [
    await checkBackup(db, nowMs),
    await checkAdmin(db),
    ...(await checkResults(db)),
    ...(await checkQuotas(db, quotaBytes)),
  ];
}
