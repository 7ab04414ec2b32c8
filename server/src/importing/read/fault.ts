import { isDiskFull } from '../../database';

/** An unreadable part of a file. Everything without a fault was read. */
export interface Fault {
  /** path inside the event folder */
  file: string;
  /** the predicate of a sentence about the file, such as `is empty` */
  message: string;
}

const MAX_PER_FILE = 20;

/** Collects faults. After the first 20 of a file it only counts them, because one mistake repeats in every row. */
export class FaultLog {
  private readonly byFile = new Map<string, string[]>();
  private readonly uncollected = new Map<string, number>();

  add(file: string, message: string): void {
    const messages = this.byFile.get(file) ?? [];
    if (messages.includes(message)) return;
    if (messages.length < MAX_PER_FILE) this.byFile.set(file, [...messages, message]);
    else this.uncollected.set(file, (this.uncollected.get(file) ?? 0) + 1);
  }

  /** The event's own files first, then those of races, each by name. */
  list(): Fault[] {
    const depth = (file: string): number => file.split('/').length;
    const sorted = [...this.byFile].sort(([a], [b]) => depth(a) - depth(b) || (a < b ? -1 : 1));
    return sorted.flatMap(([file, messages]) => {
      const count = this.uncollected.get(file);
      const all = count ? [...messages, `has ${count} more faults`] : messages;
      return all.map((message) => ({ file, message }));
    });
  }
}

/**
 * Words an error as a fault: texts beyond JavaScript's limit and full disks explicitly, failed statements by their
 * reason without their text.
 */
export function describeError(error: unknown): string {
  const { message, code, cause } = error as Error & { code?: string };
  if (isDiskFull(error)) return 'the disk is full';
  if (/^Failed query/.test(message) && cause) return describeError(cause);
  const isTooLong = code === 'ERR_STRING_TOO_LONG' || /^Invalid string length/.test(message);
  return isTooLong ? 'it is too large: its text is longer than 512 MB' : message;
}
