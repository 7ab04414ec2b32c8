import type { Query } from '@holeshot/client';
import { EVENT_TABS } from './tabs';
import type { EventTab, TabConditions, TabHeading } from './tabs/tab';

/** A tab of an event, as the tab bar shows it. */
export interface VisibleTab extends TabHeading {
  id: string;
  kind: string;
}

/** The tabs of an event, in order, each only when it has something to show (R2, R22). */
export const listVisibleTabs = (conditions: TabConditions): VisibleTab[] =>
  EVENT_TABS.flatMap(({ kind, headings }) =>
    headings(conditions).map((heading) => ({ id: kind, kind, ...heading })),
  );

/** In the order in which a finished event opens one of them. */
const RESULT_KINDS = ['pilots', 'rounds', 'stage'];

/** The tab in the address; else the results of an event that is over (R124); else the first tab. */
export const findOpenTab = (
  tabs: readonly VisibleTab[],
  tabName: string | null,
  isOver = false,
): VisibleTab | undefined =>
  tabs.find(({ id }) => id === tabName) ??
  RESULT_KINDS.map((kind) => tabs.find((tab) => isOver && tab.kind === kind)).find(Boolean) ??
  tabs[0];

export function getEventTab(kind: string): EventTab {
  const tab = EVENT_TABS.find((candidate) => candidate.kind === kind);
  if (!tab) throw new Error(`There is no tab of kind ${kind}`);
  return tab;
}

/**
 * The calls of the tab in the address. They start together with the event's calls, before it is certain that the event
 * has this tab, so that a page takes two rounds of calls at most.
 */
export const listEarlyQueries = (eventId: string, tabName: string): Query<unknown>[] =>
  EVENT_TABS.find(({ kind }) => tabName === kind || tabName.startsWith(`${kind}-`))?.earlyQueries(eventId) ??
  [];
