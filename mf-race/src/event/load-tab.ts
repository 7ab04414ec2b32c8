import {
  type Client,
  nextRacesQuery,
  type Query,
  racesQuery,
  roundsQuery,
  type Settled,
  summariesQuery,
} from '@holeshot/client';
import { CHANNEL_VIEW_RACES } from '@holeshot/contract';
import type { Channel, Race, Stage } from '@holeshot/domain';
import type { ShownPilot } from '../parts/shown-pilot';
import type { ChannelGroup } from './channels-view-model';
import type { CountTableView } from './count-table-view-model';
import { type EventTab, rankedPilots, type ShownEvent, stageTabId } from './event-tabs';
import { type LapRecordsViewData, lapRecordsView } from './lap-records-view-model';
import type { PointsView } from './points-view-model';
import type { QuickStatusView } from './quick-status/quick-status-view-model';
import { type RoundsViewData, roundsView } from './rounds-view-model';
import { mapSettled, settleRounds } from './settle-rounds';
import type { StageView } from './stage-view-model';

/** The open tab with what it shows; what other tabs show is not sent. */
export type TabData =
  | { kind: 'info' | 'pilots' }
  | { kind: 'quick-status'; view: QuickStatusView }
  | { kind: 'channels'; groups: Settled<ChannelGroup[]> }
  | { kind: 'rounds'; rounds: Settled<RoundsViewData> }
  | { kind: 'lap-records'; records: Settled<LapRecordsViewData> }
  | { kind: 'lap-counts'; counts: Settled<CountTableView> }
  | { kind: 'points'; points: Settled<PointsView> }
  | { kind: 'stage'; name: string; view: Settled<StageView> };

/** What every tab may need, known before any tab is loaded. */
export interface TabInput {
  client: Client;
  event: ShownEvent;
  pilots: readonly ShownPilot[];
  channels: readonly Channel[];
  stages: readonly Stage[];
  /** newest first */
  last: readonly Race[];
  next: readonly Race[];
  search: URLSearchParams;
  nowMs: number;
}

/**
 * What the tab that the address names is going to ask for, before it is known to be there: fetched beside the event
 * itself, so that a page takes two rounds of calls at most.
 */
export function earlyQueries(eventId: string, named: string | null): Query<unknown>[] {
  if (named?.startsWith(stageTabId(''))) return [roundsQuery(eventId), racesQuery(eventId)];
  switch (named) {
    case 'quick-status':
    case 'lap-records':
    case 'lap-counts':
    case 'points':
      return [summariesQuery(eventId)];
    case 'rounds':
      return [roundsQuery(eventId), racesQuery(eventId)];
    case 'channels':
      return [nextRacesQuery(eventId, CHANNEL_VIEW_RACES)];
    default:
      return [];
  }
}

/**
 * One round of calls, side by side; a failure of one becomes the failure of its part. The rules of seldom tabs come
 * with them: a page that the server rendered starts without.
 */
export async function loadTab(tab: EventTab, input: TabInput): Promise<TabData> {
  const { client, event, channels, stages, search } = input;
  const pilots = rankedPilots(input.pilots, event.eventType);
  const settleSummaries = () => client.settle(summariesQuery(event.id));
  switch (tab.kind) {
    case 'info':
    case 'pilots':
      return { kind: tab.kind };
    case 'quick-status':
      return {
        kind: tab.kind,
        view: await (await import('./quick-status/load-quick-status')).loadQuickStatus(input),
      };
    case 'channels': {
      const [races, { channelGroups }] = await Promise.all([
        client.settle(nextRacesQuery(event.id, CHANNEL_VIEW_RACES)),
        import(/* webpackChunkName: "race-event.channels" */ './channels-view-model'),
      ]);
      return {
        kind: tab.kind,
        groups: mapSettled(races, (value) => channelGroups({ event, channels, races: value })),
      };
    }
    case 'rounds':
      return {
        kind: tab.kind,
        rounds: mapSettled(await settleRounds(input), (value) =>
          roundsView({ event, channels, stages, ...value }),
        ),
      };
    case 'lap-records':
      return {
        kind: tab.kind,
        records: mapSettled(await settleSummaries(), (summaries) =>
          lapRecordsView({ event, pilots: input.pilots, summaries, search }),
        ),
      };
    case 'lap-counts': {
      const [reply, { lapCountsView }] = await Promise.all([
        settleSummaries(),
        import('./points-view-model'),
      ]);
      return {
        kind: tab.kind,
        counts: mapSettled(reply, (summaries) => lapCountsView(summaries, pilots, search)),
      };
    }
    case 'points': {
      const [reply, { pointsView }] = await Promise.all([settleSummaries(), import('./points-view-model')]);
      return {
        kind: tab.kind,
        points: mapSettled(reply, (summaries) => pointsView({ summaries, pilots, rounds: [] }, search)),
      };
    }
    case 'stage':
      return {
        kind: tab.kind,
        name: tab.label,
        view: await (await import('./load-stage')).loadStage(tab.id, input),
      };
  }
}
