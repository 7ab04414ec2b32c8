import type { Client, joinChannels, Query, Settled } from '@holeshot/client';
import type { Channel, Club, Race, RaceEvent, Stage } from '@holeshot/domain';
import type { ComponentType } from 'react';
import type { EventPilot, PilotLookup } from '../../event-pilots/event-pilot';

/** An event as it is loaded. Its club is loaded separately and may be missing. */
export type LoadedEvent = ReturnType<typeof joinChannels>;

/** An event without its club, and without its info text, which only one tab shows: the page's HTML contains its data. */
export type EventWithoutClub = Omit<LoadedEvent, 'info' | 'infoHtml'>;

export const withoutText = ({ info: _info, infoHtml: _infoHtml, ...event }: LoadedEvent): EventWithoutClub =>
  event;

/** The conditions that decide an event's tabs. */
export interface TabConditions {
  event: Pick<RaceEvent, 'latitude' | 'longitude' | 'info'>;
  pilots: readonly Pick<EventPilot, 'practicePilot'>[];
  /** the last races, latest first */
  last: readonly unknown[];
  /** the next races */
  next: readonly Pick<Race, 'start'>[];
  /** by order */
  stages: readonly Pick<Stage, 'id' | 'name'>[];
  /** races that score points are left, and points decide who advances */
  hasPointsLeft: boolean;
}

/** A tab in the tab bar. */
export interface TabHeading {
  /** value of the query parameter `tab`; the kind by default */
  id?: string;
  label: string;
  /** number of items in the tab */
  count?: number;
  /** a race is in progress */
  isLive?: boolean;
}

/** The data that every tab gets to load and to render. */
interface EventProps {
  event: EventWithoutClub;
  /** sorted by name, including practice pilots */
  pilots: readonly EventPilot[];
  /** when the data was loaded, ms */
  nowMs: number;
}

export interface TabInput extends EventProps {
  event: LoadedEvent;
  client: Client;
  /** id of the open tab */
  tabId: string;
  channels: readonly Channel[];
  /** latest first */
  last: readonly Race[];
  next: readonly Race[];
  stages: readonly Stage[];
  search: URLSearchParams;
}

export interface TabViewProps<Data> extends EventProps {
  /** label of the open tab */
  label: string;
  /** `null` if it is missing or failed to load */
  club: Club | null;
  getPilot: PilotLookup;
  /** the result of `load` */
  data: Data;
}

interface TabDefinition<Data> {
  /** name in the address, and of the chunk with the view: `race-event.<kind>` */
  kind: string;
  /** the tabs of this kind; empty if there is nothing to show (R2) */
  headings: (conditions: TabConditions) => TabHeading[];
  /** queries that start in parallel with the event's if the address names the tab */
  earlyQueries: (eventId: string) => Query<unknown>[];
  /** A failure is shown in place of the tab; the rest of the page stays. */
  load: (input: TabInput) => Promise<Settled<Data>>;
  View: ComponentType<TabViewProps<Data>>;
}

/** A kind of tab for the list of all kinds, without the type of its data. */
export type EventTab = TabDefinition<unknown>;

/**
 * Defines a kind of tab. `load` and `View` agree on `Data` here; the list of all kinds omits the type. The cast is
 * safe: the page gives a `View` only the result of the same tab's `load`.
 */
export const defineTab = <Data>(tab: TabDefinition<Data>): EventTab => ({
  ...tab,
  View: tab.View as EventTab['View'],
});
