import type { Queryable } from '../../server/src/database';
import { inspectPostgres } from '../../server/src/database/inspect-postgres';
import { examine } from '../../server/src/doctor/examine';
import type { Finding } from '../../server/src/doctor/finding';
import type { DoctorReport } from '../../server/src/features/operator/report';
import { DOCTOR_PATH } from '../../server/src/features/operator/routes';
import type { Settings } from '../../server/src/settings';
import { askSite, type SiteAccess, type SiteAway } from '../site/ask-site';

const LARGEST = 15;
const START =
  'Start it, and read what it prints; this command looked without it, with the settings of this shell.';

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Pads all columns but the last to their widest cell; the second and third are figures, aligned right. */
function align(rows: readonly (readonly string[])[]): string[] {
  const [first = []] = rows;
  const widths = first.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = column === row.length - 1 ? 0 : (widths[column] ?? 0);
        return column === 1 || column === 2 ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
}

/** The report as text: the largest tables, then everything that is pruned, then the largest clubs. */
function formatStorage({ tables, clubs, quotaBytes }: DoctorReport): string[] {
  const total = tables.reduce((sum, { bytes }) => sum + bytes, 0);
  const largest = tables
    .slice(0, LARGEST)
    .map(({ name, bytes, rows, bound }) => [name, megabytes(bytes), rows.toLocaleString('en'), bound]);
  const pruned = tables.filter(({ isPruned }) => isPruned).map(({ name, bound }) => `  ${name}: ${bound}`);
  const share = (bytes: number) =>
    quotaBytes === null ? '' : `${((bytes / quotaBytes) * 100).toFixed(1)}% of ${megabytes(quotaBytes)}`;
  return [
    `The database has ${megabytes(total)} in ${tables.length} tables. The largest, with about how many rows:`,
    '',
    ...align(largest),
    '',
    'Pruned at the start of the site and every hour, in each process; what is kept:',
    ...pruned,
    'Pictures that nothing names are removed at the start and every six hours.',
    '',
    quotaBytes === null ? 'What clubs store has no limit (CLUB_QUOTA_MB=0):' : 'What clubs store:',
    ...align(clubs.map(({ id, name, bytes }) => [`${id} ${name}`, megabytes(bytes), '', share(bytes)])),
  ];
}

const MARKS: Record<Finding['state'], string> = { fine: 'fine', warning: 'look', fault: 'FAILS' };

/** A line for each finding, and below it what to do. */
const formatFindings = (findings: readonly Finding[]): string[] =>
  findings.flatMap(({ what, state, found, advice }) => [
    `${MARKS[state].padEnd(5)}  ${what}: ${found}`,
    ...(advice === undefined ? [] : [`       → ${advice}`]),
  ]);

const hasFault = (findings: readonly Finding[]): boolean => findings.some(({ state }) => state === 'fault');

/** Prints findings about a site, and what it stores. Resolves to whether nothing fails. Rejects with `SiteRefused`. */
export async function runDoctor(access: SiteAccess, log: (line: string) => void): Promise<boolean> {
  const report = await askSite<DoctorReport>(access, DOCTOR_PATH);
  for (const line of [...formatFindings(report.findings), '', ...formatStorage(report)]) log(line);
  return !hasFault(report.findings);
}

/** Prints the findings that need no running site. */
export async function examineAlone(
  settings: Settings,
  { away, version, log }: { away: SiteAway; version: string; log: (line: string) => void },
): Promise<void> {
  const { databaseUrl } = settings;
  const look = (db?: Queryable) => examine(settings, { db, version });
  const found = await (databaseUrl === undefined ? look() : inspectPostgres(databaseUrl, look));
  const site: Finding = { what: 'Site', state: 'fault', found: away.message, advice: START };
  for (const line of formatFindings([site, ...found])) log(line);
}
