import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

/** The state of a file: missing, being written, or complete with the hash of its text. */
export type FileState = { state: 'missing' | 'unsettled' } | { state: 'complete'; hash: string };

interface Entry {
  /** size and time of the last change */
  stamp: string;
  /** present once the file was read and is complete JSON */
  hash?: string;
}

/** SHA-256 of a text, in hex. */
export const hashText = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The value of a complete JSON text; undefined for an empty, broken or partially written one. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^[\ufeff\0\s]+|[\0\s]+$/g, ''));
  } catch {
    return undefined;
  }
}

async function findStamp(path: string): Promise<string | undefined> {
  try {
    const { size, mtimeMs } = await stat(path);
    return `${size} ${mtimeMs}`;
  } catch {
    return undefined;
  }
}

/**
 * Watches files that another program overwrites in place. A file is complete when two scans in a row find the same size
 * and time, and its text is complete JSON.
 */
export class FileWatch {
  private readonly entries = new Map<string, Entry>();
  private readonly facts = new Map<string, { hash: string; value: string | undefined }>();

  /** Returns the result of `find` for the value of a complete file, such as a reference; cached by content. */
  async findFact(
    path: string,
    hash: string,
    find: (value: unknown) => string | undefined,
  ): Promise<string | undefined> {
    const fact = this.facts.get(path);
    if (fact?.hash === hash) return fact.value;
    const text = await readFile(path, 'utf8').catch(() => '');
    // the file has changed since, so the next scan finds it unsettled
    if (hashText(text) !== hash) return undefined;
    const value = find(parseJson(text));
    this.facts.set(path, { hash, value });
    return value;
  }

  /** Checks a file. Reads it only when it has changed. */
  async look(path: string): Promise<FileState> {
    const stamp = await findStamp(path);
    if (stamp === undefined) {
      this.entries.delete(path);
      return { state: 'missing' };
    }
    const entry = this.entries.get(path);
    if (entry?.stamp !== stamp) {
      this.entries.set(path, { stamp });
      return { state: 'unsettled' };
    }
    if (entry.hash === undefined) {
      const text = await readFile(path, 'utf8').catch(() => '');
      const isSame = (await findStamp(path)) === stamp;
      if (!isSame || parseJson(text) === undefined) return { state: 'unsettled' };
      entry.hash = hashText(text);
    }
    return { state: 'complete', hash: entry.hash };
  }
}
