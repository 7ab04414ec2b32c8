import * as z from 'zod';

/*
 * A backup is text compressed with gzip. A line has a kind, a name and a text, with tabs between them:
 * `manifest`, without a name, and the JSON of the manifest; then for each row `row`, its table, and its JSON, each
 * table after those that it refers to; then for each piece of a file `file`, its path in the folder of files, and the
 * piece in base64; then `end`, by which a backup is known to be whole. Rows stay text, because JavaScript would round
 * their numbers.
 */

const manifestSchema = z.object({
  format: z.literal('holeshot-backup'),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  /** the newest migration of the database, as the time of its making, and how many there are */
  migration: z.object({ newest: z.number(), count: z.number() }),
  /** numbers of rows by table */
  tables: z.record(z.string(), z.number().int().nonnegative()),
  /** number of uploaded files */
  files: z.number().int().nonnegative(),
});

export type Manifest = z.infer<typeof manifestSchema>;

export type LineKind = 'manifest' | 'row' | 'file' | 'end';

export interface BackupLine {
  kind: LineKind;
  name: string;
  text: string;
}

const KINDS: readonly string[] = ['manifest', 'row', 'file', 'end'] satisfies LineKind[];

/** A file that is no backup, is incomplete or does not fit the database; the message says which. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const damaged = (cause?: unknown): BackupError =>
  new BackupError('The file is no backup of this site, or it is damaged.', { cause });

export const formatLine = (kind: LineKind, name = '', text = ''): string =>
  `${kind}\t${encodeURIComponent(name)}\t${text}\n`;

/** Throws `BackupError` when the text is no line of a backup. */
export function parseLine(line: string): BackupLine {
  const [kind = '', name = '', text, ...more] = line.split('\t');
  if (!KINDS.includes(kind) || text === undefined || more.length > 0) throw damaged();
  return { kind: kind as LineKind, name: decodeURIComponent(name), text };
}

/** Throws `BackupError` when the text is no manifest. */
export function parseManifest(text: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (error) {
    throw damaged(error);
  }
}
