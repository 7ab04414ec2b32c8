import { lazyPart } from '@holeshot/ui';

/** Lazy, because few pages are pinned to a revision. */
export const RevisionNote = lazyPart(
  'The revision',
  async () => (await import(/* webpackChunkName: "revision" */ './revision-note')).RevisionNote,
);
