import { DAY_MS } from '@holeshot/domain';
import type { PartHashes } from '../../database/schema';
import { isFromApp } from '../write/record-event-revision';

/** Facts that decide whether two events may be the same. */
export interface JoinableEvent {
  id: string;
  name: string;
  startMs: number | null;
  partHashes: PartHashes;
  hasRaces: boolean;
  /** whether its folder in the desktop app was removed */
  removedAt: Date | null;
  joinedTo: string | null;
}

const getDay = ({ startMs }: JoinableEvent): number | null => startMs && Math.floor(startMs / DAY_MS);

/**
 * For each event that was made on the site: the desktop app's events of the same club and day that it may be one with. Both
 * days are by the club's clock. Events that are joined are left out.
 */
export function listJoinChoices<T extends JoinableEvent>(events: readonly T[]): { site: T; choices: T[] }[] {
  const joined = new Set(events.map(({ joinedTo }) => joinedTo));
  const fromApp = events.filter(
    (event) => isFromApp(event) && event.removedAt === null && !joined.has(event.id),
  );
  const fromSite = events.filter(
    (event) => !isFromApp(event) && !event.hasRaces && event.joinedTo === null && event.startMs !== null,
  );
  return fromSite.map((site) => ({
    site,
    choices: fromApp.filter((event) => getDay(event) === getDay(site)),
  }));
}

const comparable = (name: string): string => name.trim().toLowerCase();

/** Names by where they are: in both lists, or in one only; each in the order of its list. */
export function matchNames(
  registered: readonly string[],
  inApp: readonly string[],
): { matched: string[]; onlyRegistered: string[]; onlyInApp: string[] } {
  const names = new Set(registered.map(comparable));
  const appNames = new Set(inApp.map(comparable));
  return {
    matched: registered.filter((name) => appNames.has(comparable(name))),
    onlyRegistered: registered.filter((name) => !appNames.has(comparable(name))),
    onlyInApp: inApp.filter((name) => !names.has(comparable(name))),
  };
}
