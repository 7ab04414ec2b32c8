import {
  type Client,
  lastRacesQuery,
  nextRacesQuery,
  type Query,
  raceQuery,
  racesQuery,
  rollOversQuery,
  roundsQuery,
  type Settled,
  summariesQuery,
} from '@holeshot/client';
import { CHANNEL_VIEW_RACES, LAST_RACES, NEXT_RACES } from '@holeshot/contract';
import { type Channel, fromInstantMs, type Race, type Stage } from '@holeshot/domain';
import { shownChannels } from '../parts/shown-channels';
import type { ShownPilot } from '../parts/shown-pilot';
import { type ChannelGroup, channelGroups } from './channels-view-model';
import type { CountTableView } from './count-table-view-model';
import { type EventTab, rankedPilots, type ShownEvent, stageTabId } from './event-tabs';
import { type LapRecordsViewData, lapRecordsView } from './lap-records-view-model';
import { lapCountsView, type PointsView, pointsView } from './points-view-model';
import { liveRace } from './quick-status/live-race';
import {
  findCurrentRace,
  lastRaceCard,
  type QuickStatusView,
  refreshPace,
  targetLapsOf,
  upcomingRaces,
} from './quick-status/quick-status-view-model';
import { type RoundsViewData, roundsView } from './rounds-view-model';
import { type StageView, stageView } from './stage-view-model';

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

/** One round of calls, side by side; a failure of one becomes the failure of its part. */
export async function loadTab(tab: EventTab, input: TabInput): Promise<TabData> {
  const { client, event, channels, stages, search } = input;
  const pilots = rankedPilots(input.pilots, event.eventType);
  const settleSummaries = () => client.settle(summariesQuery(event.id));
  switch (tab.kind) {
    case 'info':
    case 'pilots':
      return { kind: tab.kind };
    case 'quick-status':
      return { kind: tab.kind, view: await loadQuickStatus(input) };
    case 'channels': {
      const races = await client.settle(nextRacesQuery(event.id, CHANNEL_VIEW_RACES));
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
    case 'lap-counts':
      return {
        kind: tab.kind,
        counts: mapSettled(await settleSummaries(), (summaries) => lapCountsView(summaries, pilots, search)),
      };
    case 'points':
      return {
        kind: tab.kind,
        points: mapSettled(await settleSummaries(), (summaries) =>
          pointsView({ summaries, pilots, rounds: [] }, search),
        ),
      };
    case 'stage':
      return { kind: tab.kind, name: tab.label, view: await loadStage(tab.id, input) };
  }
}

async function loadQuickStatus({
  client,
  event,
  pilots,
  channels,
  last,
  next,
  nowMs,
}: TabInput): Promise<QuickStatusView> {
  const running = findCurrentRace(next);
  const live = running && raceQuery(event.id, running.id);
  const [current, summaries] = await Promise.all([
    live ? client.settle(live) : null,
    client.settle(summariesQuery(event.id)),
  ]);
  const seats = [...last, ...next].flatMap(({ pilotChannels }) => pilotChannels);
  return {
    current:
      current && mapSettled(current, (race) => liveRace(race, event.timeZone, targetLapsOf(race, event))),
    last: lastRaceCard(last),
    upcoming: upcomingRaces(last, next, fromInstantMs(nowMs, event.timeZone)),
    records: mapSettled(summaries, (value) =>
      lapRecordsView({ event, pilots, summaries: value, search: new URLSearchParams() }),
    ),
    channels: shownChannels(
      { event, channels },
      seats.map(({ channelId }) => channelId),
    ),
    watch: [nextRacesQuery(event.id, NEXT_RACES).path, ...(live ? [live.path] : [])],
    also: [lastRacesQuery(event.id, LAST_RACES).path, summariesQuery(event.id).path],
    pace: refreshPace(last, next),
  };
}

async function loadStage(tabId: string, input: TabInput): Promise<Settled<StageView>> {
  const { client, event, pilots, channels, stages, search } = input;
  const stage = stages.find(({ id }) => stageTabId(id) === tabId);
  if (!stage) throw new Error(`The tab ${tabId} has no stage`);
  const [races, rollOvers] = await Promise.all([
    settleRounds(input),
    stage.pointSummary?.roundPositionRollover
      ? client.settle(rollOversQuery(event.id, stage.id))
      : ({ ok: true, value: [] } as const),
  ]);
  if (!rollOvers.ok) return rollOvers;
  return mapSettled(races, (value) =>
    stageView({ event, pilots, channels, stage, search, rollOvers: rollOvers.value, ...value }),
  );
}

async function settleRounds({ client, event }: Pick<TabInput, 'client' | 'event'>) {
  const [rounds, races] = await Promise.all([
    client.settle(roundsQuery(event.id)),
    client.settle(racesQuery(event.id)),
  ]);
  if (!rounds.ok) return rounds;
  return mapSettled(races, (value) => ({ rounds: rounds.value, races: value }));
}

const mapSettled = <T, U>(settled: Settled<T>, map: (value: T) => U): Settled<U> =>
  settled.ok ? { ok: true, value: map(settled.value) } : settled;
