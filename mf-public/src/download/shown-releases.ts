import type { Release } from '@holeshot/client';

/** A note this short says nothing (specification section 2, Downloads page). */
const SHORTEST_NOTE = 5;

/** Releases with notes and installers, newest first as they came; notes of 4 characters or fewer are dropped. */
export const shownReleases = (releases: readonly Release[]): Release[] =>
  releases
    .map((release) => ({
      ...release,
      notes: release.notes.map((note) => note.trim()).filter((note) => note.length >= SHORTEST_NOTE),
    }))
    .filter(({ notes, windows, mac }) => notes.length > 0 && windows.length + mac.length > 0);
