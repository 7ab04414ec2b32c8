import type { Release } from '@holeshot/client';

/** characters of the shortest note that is shown (R17) */
const SHORTEST_NOTE = 5;

/** Releases that have notes and installers, in the given order, without notes of 4 characters or fewer (R17). */
export const listShownReleases = (releases: readonly Release[]): Release[] =>
  releases
    .map((release) => ({
      ...release,
      notes: release.notes.map((note) => note.trim()).filter((note) => note.length >= SHORTEST_NOTE),
    }))
    .filter(({ notes, windows, mac }) => notes.length > 0 && windows.length + mac.length > 0);
