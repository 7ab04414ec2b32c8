/** Something that could not be read. What is not named in a fault was read and kept. */
export interface Fault {
  /** path inside the event folder */
  file: string;
  /** a phrase that goes on from the file's name, such as `is empty` */
  message: string;
}

const MOST_PER_FILE = 20;

/** Collects faults; after 20 of one file it only counts them, since one wrong habit repeats in every row. */
export class FaultLog {
  private readonly byFile = new Map<string, string[]>();
  private readonly more = new Map<string, number>();

  add(file: string, message: string): void {
    const messages = this.byFile.get(file) ?? [];
    if (messages.includes(message)) return;
    if (messages.length < MOST_PER_FILE) this.byFile.set(file, [...messages, message]);
    else this.more.set(file, (this.more.get(file) ?? 0) + 1);
  }

  /** The event's own files first, then those of races, each by name. */
  list(): Fault[] {
    const depth = (file: string): number => file.split('/').length;
    const sorted = [...this.byFile].sort(([a], [b]) => depth(a) - depth(b) || (a < b ? -1 : 1));
    return sorted.flatMap(([file, messages]) => {
      const count = this.more.get(file);
      const all = count ? [...messages, `has ${count} more faults`] : messages;
      return all.map((message) => ({ file, message }));
    });
  }
}
