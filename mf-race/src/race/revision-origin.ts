import type { RaceData } from './load-race';

/** The programs that write revisions without a person's reason. */
const PROGRAMS: Record<string, string> = {
  'desktop app': 'the desktop app',
  import: 'an import',
  'demo season': 'the demo season',
};

/** The author of the revision that removed a race: for programs, the desktop app. */
export const findRemover = ({ who }: Pick<RaceData['race']['revision'], 'who'>): string =>
  who in PROGRAMS ? 'the desktop app' : who;

/** The origin of a revision: `the desktop app`, `Nightjar (cut the gate)`. */
export const revisionOrigin = ({ who, why }: Pick<RaceData['race']['revision'], 'who' | 'why'>): string =>
  PROGRAMS[who] ?? `${who} (${why})`;
