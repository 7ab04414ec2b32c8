import { eventHref } from '@holeshot/contract';
import { racesText } from '@holeshot/domain';
import { readUnit, type Unit } from './scan-events';

interface Entry {
  /** hash of Event.json */
  hash: string;
  name: string;
  /** as the app writes it, which sorts by time */
  start: string;
}

/** How many events are named at the start of the agent. */
const NEWEST = 5;

/** The names of the events in the folder, for people. */
export class EventBook {
  private readonly entries = new Map<string, Entry>();
  private readonly raceCounts = new Map<string, number>();
  private readonly told = new Set<string>();

  constructor(private readonly site: string) {}

  /** Reads the names that changed, and counts races. */
  async read(units: readonly Unit[]): Promise<void> {
    this.raceCounts.clear();
    for (const unit of units) {
      const { eventId, raceId, files } = unit;
      if (raceId !== undefined) this.raceCounts.set(eventId, (this.raceCounts.get(eventId) ?? 0) + 1);
      const hash = files['Event.json']?.hash;
      if (hash === undefined || this.entries.get(eventId)?.hash === hash) continue;
      const [event] = ((await readUnit(unit, ['Event.json']))?.['Event.json'] ?? []) as Record<
        string,
        unknown
      >[];
      if (event) this.entries.set(eventId, { hash, name: String(event.Name), start: String(event.Start) });
    }
  }

  /** The name of an event, or the beginning of its id. */
  getName(eventId: string): string {
    return this.entries.get(eventId)?.name ?? `event ${eventId.slice(0, 8)}`;
  }

  /** `Winter Series 3: 61 races, https://…/event/…` */
  private getLine(eventId: string): string {
    const count = this.raceCounts.get(eventId) ?? 0;
    return `${this.getName(eventId)}: ${racesText(count)}, ${this.site}${eventHref({ eventId })}`;
  }

  /** Lines about sent events, and on the first call about the newest ones; each line only once. */
  listNews(sentIds: Iterable<string>): string[] {
    const newest = [...this.entries].sort(([, one], [, other]) => (one.start < other.start ? -1 : 1));
    const first = this.told.size === 0 ? newest.slice(-NEWEST).map(([eventId]) => eventId) : [];
    const lines = [...new Set([...first, ...sentIds])].map((eventId) => this.getLine(eventId));
    const news = lines.filter((line) => !this.told.has(line));
    for (const line of news) this.told.add(line);
    return news;
  }
}
