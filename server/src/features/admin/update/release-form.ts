import { and, eq, ne } from 'drizzle-orm';
import { notFoundError } from '../../../api/api-error';
import { invalidate, type Queryable, schema } from '../../../database';
import { recordAction } from '../../../people/admin-actions';
import type { Release } from '../../../releases/list-releases';
import type { SaveOutcome } from '../page/actions';
import { formatClock, parseClock } from '../page/clock';
import { type FormFaults, type FormValues, hasFaults, listFaults } from '../page/parse';

const { releases } = schema;

const MAX_VERSION = 40;
const MAX_LINES = 100;
const MAX_LINE = 500;
const VERSION = /^[\w.+-]+$/;
type ReleaseContent = Omit<Release, 'id'>;

const listLines = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s]+$/i.test(text) && URL.canParse(text);

/** The release as what its form has. */
export const toReleaseValues = (release: Release): FormValues => ({
  version: release.version,
  date: formatClock(release.releasedAt.getTime()),
  notes: release.notes.join('\n'),
  windows: release.windowsInstallers.join('\n'),
  mac: release.macInstallers.join('\n'),
});

function findLinesFault(lines: readonly string[]): string | undefined {
  if (lines.length > MAX_LINES) return `Enter at most ${MAX_LINES} lines.`;
  const tooLong = lines.findIndex((line) => line.length > MAX_LINE);
  return tooLong < 0 ? undefined : `Line ${tooLong + 1} is longer than ${MAX_LINE} characters.`;
}

function findAddressFault(lines: readonly string[]): string | undefined {
  const wrong = lines.find((line) => !isWebAddress(line));
  return wrong === undefined ? findLinesFault(lines) : `This is no web address: ${wrong.slice(0, 100)}`;
}

/** Reads the form of a release. `content` can be stored when there are no faults. */
export function parseRelease(values: FormValues): { content: ReleaseContent; faults: FormFaults } {
  const version = (values.version ?? '').trim();
  const releasedAtMs = parseClock(values.date);
  const notes = listLines(values.notes);
  const windowsInstallers = listLines(values.windows);
  const macInstallers = listLines(values.mac);
  const isVersion = version.length <= MAX_VERSION && VERSION.test(version);
  const faults = {
    version: isVersion ? undefined : 'Enter a version such as 2.8.1: digits, letters, dots and dashes.',
    date: releasedAtMs !== undefined ? undefined : 'Enter a date and a time that exist.',
    notes: findLinesFault(notes),
    windows: findAddressFault(windowsInstallers),
    mac: findAddressFault(macInstallers),
  };
  return {
    content: { version, releasedAt: new Date(releasedAtMs ?? 0), notes, windowsInstallers, macInstallers },
    faults: listFaults(faults),
  };
}

/** The release with this id. Throws 404. */
export async function getRelease(db: Queryable, id: number): Promise<Release> {
  const [release] = await db.select().from(releases).where(eq(releases.id, id));
  if (!release) throw notFoundError('release', 'releaseId');
  return release;
}

/**
 * Stores a release, a new one without `id`. Of two releases with the same version, the second is refused. Throws 404 for an
 * unknown id.
 */
export async function saveRelease(
  tx: Queryable,
  { id, values, adminId }: { id?: number; values: FormValues; adminId: number },
): Promise<SaveOutcome> {
  const { content, faults } = parseRelease(values);
  if (id !== undefined) await getRelease(tx, id);
  if (hasFaults(faults)) return { faults };
  const { version } = content;
  // first, because it locks out other writers, so that the check below stays true
  await invalidate(tx, ['releases']);
  const isSame = and(eq(releases.version, version), id === undefined ? undefined : ne(releases.id, id));
  if ((await tx.$count(releases, isSame)) > 0)
    return { faults: { version: `There is a release ${version} already.` } };
  if (id === undefined) await tx.insert(releases).values(content);
  else await tx.update(releases).set(content).where(eq(releases.id, id));
  const verb = id === undefined ? 'Added' : 'Changed';
  return { actionId: await recordAction(tx, adminId, `${verb} the release ${version}`) };
}

/** Deletes a release. Throws 404. Returns the id of the action. */
export async function deleteRelease(
  tx: Queryable,
  { id, adminId }: { id: number; adminId: number },
): Promise<number> {
  const { version } = await getRelease(tx, id);
  await tx.delete(releases).where(eq(releases.id, id));
  await invalidate(tx, ['releases']);
  return recordAction(tx, adminId, `Deleted the release ${version}`);
}
