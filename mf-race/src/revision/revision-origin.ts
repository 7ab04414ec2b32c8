import { formatDate, formatTimeOfDay, type RaceRevision } from '@holeshot/domain';

/** The programs that write revisions without a person's reason. */
const PROGRAMS: ReadonlyMap<string, string> = new Map([
  ['desktop app', 'the desktop app'],
  ['import', 'an import'],
  ['demo season', 'the demo season'],
]);

/** The author of the revision that removed a race: for programs, the desktop app. */
export const findRemover = ({ who }: Pick<RaceRevision, 'who'>): string =>
  PROGRAMS.has(who) ? 'the desktop app' : who;

/** The origin of a revision: `the desktop app`, `Nightjar (cut the gate)`. */
export const revisionOrigin = ({ who, why }: Pick<RaceRevision, 'who' | 'why'>): string =>
  PROGRAMS.get(who) ?? `${who} (${why})`;

/** `16th May 2026, 10:02:05 AM` */
export const revisionTime = ({ at }: Pick<RaceRevision, 'at'>): string =>
  at === null ? '' : `${formatDate(at)}, ${formatTimeOfDay(at)}`;
