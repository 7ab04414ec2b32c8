import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SyncEvent } from '@holeshot/contract/wire';
import { hashText, parseJson } from './file-watch';

interface Sent {
  hash: string;
  /** 0 for a delivery that the site refused */
  sequence: number;
}

interface Document {
  sequence: number;
  sent: Record<string, Sent>;
}

/**
 * The deliveries that the site has accepted, and the number of the last one. A file stores them, so that the agent
 * continues after a restart. The agent sends everything that differs: the events folder itself is the queue.
 */
export class SyncState {
  private constructor(
    private readonly path: string,
    private readonly document: Document,
  ) {}

  /**
   * The state for one events folder and one site. With a missing or broken file it starts empty, and the site's answers
   * fill it.
   */
  static open(stateFolder: string, owner: { folder: string; site: string }): SyncState {
    mkdirSync(stateFolder, { recursive: true });
    const name = hashText(`${owner.site}\n${owner.folder}`).slice(0, 16);
    const path = join(stateFolder, `${name}.json`);
    return new SyncState(path, readDocument(path));
  }

  private save(): void {
    const half = `${this.path}.half`;
    writeFileSync(half, JSON.stringify(this.document));
    renameSync(half, this.path);
  }

  /** A number that was never used, even if the agent is killed right after. */
  nextSequence(): number {
    this.document.sequence += 1;
    this.save();
    return this.document.sequence;
  }

  /** Continues above a number that the site has seen. */
  raiseSequence(seen: number): void {
    this.document.sequence = Math.max(this.document.sequence, seen);
  }

  hasSent(key: string, hash: string): boolean {
    return this.document.sent[key]?.hash === hash;
  }

  /** Whether the site accepted anything of this key. */
  isTaken(key: string): boolean {
    return (this.document.sent[key]?.sequence ?? 0) > 0;
  }

  /** The keys of the accepted events and races: `<event>` and `<event>/<race>`. */
  listTaken(): string[] {
    const taken = Object.keys(this.document.sent).filter((key) => this.isTaken(key));
    return taken.flatMap((key) => {
      const [eventId = '', name = ''] = key.split('/');
      if (name === 'Event.json') return [eventId];
      return name.includes('.') ? [] : [key];
    });
  }

  remember(hashes: Readonly<Record<string, string>>, sequence: number): void {
    for (const [key, hash] of Object.entries(hashes)) this.document.sent[key] = { hash, sequence };
    this.save();
  }

  /** Forces an event or a race to be sent again as a whole; `folder` is its key. */
  forget(folder: string): void {
    const { sent } = this.document;
    for (const key of Object.keys(sent)) if (key === folder || key.startsWith(`${folder}/`)) delete sent[key];
    this.save();
  }

  /** Forgets deliveries that the site lacks, such as after a restore from a backup. */
  compare(events: readonly SyncEvent[]): void {
    const sequences = new Map<string, number>(
      events.flatMap(({ eventId, files, races }) => [
        ...Object.entries(files).map(([name, { sequence }]) => [`${eventId}/${name}`, sequence] as const),
        ...races.map(({ raceId, sequence }) => [`${eventId}/${raceId}`, sequence] as const),
      ]),
    );
    for (const [key, { sequence }] of Object.entries(this.document.sent))
      if (sequence > (sequences.get(key) ?? 0)) delete this.document.sent[key];
    this.raiseSequence(Math.max(0, ...sequences.values()));
    this.save();
  }
}

function readDocument(path: string): Document {
  let value: unknown;
  try {
    value = parseJson(readFileSync(path, 'utf8'));
  } catch {
    value = undefined;
  }
  const { sequence = 0, sent = {} } = (value ?? {}) as Partial<Document>;
  return { sequence, sent };
}
