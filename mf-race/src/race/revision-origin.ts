import type { RaceData } from './load-race';

/** What writes revisions without a person's reason. */
const PROGRAMS: Record<string, string> = {
  'desktop app': 'the desktop app',
  import: 'an import',
  'demo season': 'the demo season',
};

/** Where a revision came from: `the desktop app`, `Nightjar (cut the gate)`. */
export const revisionOrigin = ({ who, why }: Pick<RaceData['race']['revision'], 'who' | 'why'>): string =>
  PROGRAMS[who] ?? `${who} (${why})`;
