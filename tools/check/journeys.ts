import type { RemoteName } from '@holeshot/contract';

/**
 * The end-to-end tests of each remote's pages, besides `routes`, which visits every page. Not all: a check of one
 * remote takes at most three minutes, and `npm test` and `test:more` run the others.
 */
const JOURNEYS: Partial<Record<RemoteName, readonly string[]>> = {
  'mf-public': ['public', 'map', 'router'],
  'mf-race': ['heats', 'replay', 'screen'],
  'mf-account': ['people', 'policy'],
  'mf-admin': ['admin', 'clubs', 'history', 'rollouts'],
};

/** The end-to-end tests of a workspace: none unless it is a remote. */
export const listJourneys = (workspace: string): readonly string[] =>
  workspace.startsWith('mf-') ? ['routes', ...(JOURNEYS[workspace as RemoteName] ?? [])] : [];
