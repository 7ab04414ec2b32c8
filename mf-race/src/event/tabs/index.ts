import {
  layoutQuery,
  nextRacesQuery,
  racesQuery,
  rankingQuery,
  roundsQuery,
  summariesQuery,
} from '@holeshot/client';
import { CHANNEL_VIEW_RACES } from '@holeshot/contract';
import { isEventFinished } from '@holeshot/domain';
import { lazyPart } from '@holeshot/ui';
import { countPilots } from '../../event-pilots/event-pilot';
import { lapsQuery } from '../../racing/laps.query';
import type { LapCountsData } from '../count-table/lap-counts-data';
import type { PointsData } from '../count-table/points-data';
import type { RoundsData } from '../round-sections/rounds-data';
import type { ChannelGroup } from './channels/group-by-channel';
import { hasCoordinates } from './info/has-coordinates';
import type { InfoData } from './info/info-data';
import type { LapRecordsData } from './lap-records/load-lap-records';
import { loadPilots, type PilotsData } from './pilots/load-pilots';
import type { QuickStatusData } from './quick-status/quick-status-data';
import type { StageData } from './stage/stage-data';
import { stageTabId } from './stage/stage-tab-id';
import { defineTab, type EventTab, type TabConditions } from './tab';
import type { WhatIfData } from './what-if/what-if-data';

const hasRaces = ({ last, next }: TabConditions): boolean => last.length + next.length > 0;

/** The heading of Rounds, Lap Records, Lap Counts and Points. The tabs of stages replace them (R22). */
const raceHeading = (label: string) => (conditions: TabConditions) =>
  hasRaces(conditions) && conditions.stages.length === 0 ? [{ label }] : [];

/** All kinds of tabs of an event, in the order in which they are shown, and when they are (R22). */
export const EVENT_TABS: readonly EventTab[] = [
  defineTab<InfoData>({
    kind: 'info',
    View: lazyPart(
      'Info',
      async () => (await import(/* webpackChunkName: "race-event.info" */ './info/info-view')).InfoView,
    ),
    headings: ({ event }) => (hasCoordinates(event) || event.info.trim() !== '' ? [{ label: 'Info' }] : []),
    earlyQueries: (eventId) => [layoutQuery(eventId)],
    load: async (input) => ({ ok: true, value: await (await import('./info/load-info')).loadInfo(input) }),
  }),
  defineTab<QuickStatusData>({
    kind: 'quick-status',
    View: lazyPart(
      'Quick Status',
      async () =>
        (await import(/* webpackChunkName: "race-event.quick-status" */ './quick-status/quick-status-view'))
          .QuickStatusView,
    ),
    // not once the event has finished (R86)
    headings(conditions) {
      const { last, next } = conditions;
      if (!hasRaces(conditions) || isEventFinished(last, next)) return [];
      return [{ label: 'Quick Status', isLive: next.some(({ start }) => start !== null) }];
    },
    earlyQueries: (eventId) => [summariesQuery(eventId)],
    load: async (input) => ({
      ok: true,
      value: await (await import('./quick-status/load-quick-status')).loadQuickStatus(input),
    }),
  }),
  defineTab<ChannelGroup[]>({
    kind: 'channels',
    View: lazyPart(
      'Channels',
      async () =>
        (await import(/* webpackChunkName: "race-event.channels" */ './channels/channels-view')).ChannelsView,
    ),
    headings: ({ next }) => (next.length > 0 ? [{ label: 'Channels' }] : []),
    earlyQueries: (eventId) => [nextRacesQuery(eventId, CHANNEL_VIEW_RACES)],
    load: async (input) =>
      (await import(/* webpackChunkName: "race-event.channels" */ './channels/load-channels')).loadChannels(
        input,
      ),
  }),
  defineTab<PilotsData>({
    kind: 'pilots',
    View: lazyPart(
      'Pilots',
      async () =>
        (await import(/* webpackChunkName: "race-event.pilots" */ './pilots/pilots-view')).PilotsView,
    ),
    // the count excludes practice pilots (R67)
    headings({ pilots }) {
      const count = countPilots(pilots);
      return count > 0 ? [{ label: 'Pilots', count }] : [];
    },
    earlyQueries: (eventId) => [rankingQuery(eventId)],
    load: loadPilots,
  }),
  defineTab<RoundsData>({
    kind: 'rounds',
    View: lazyPart(
      'Rounds',
      async () =>
        (await import(/* webpackChunkName: "race-event.rounds" */ './rounds/rounds-view')).RoundsView,
    ),
    headings: raceHeading('Rounds'),
    earlyQueries: (eventId) => [roundsQuery(eventId), racesQuery(eventId)],
    load: async (input) =>
      (await import(/* webpackChunkName: "race-event.load" */ './rounds/load-rounds')).loadRounds(input),
  }),
  defineTab<LapRecordsData>({
    kind: 'lap-records',
    View: lazyPart(
      'Lap Records',
      async () =>
        (await import(/* webpackChunkName: "race-event.lap-records" */ './lap-records/lap-records-view'))
          .LapRecordsView,
    ),
    headings: raceHeading('Lap Records'),
    earlyQueries: (eventId) => [summariesQuery(eventId)],
    load: async (input) =>
      (
        await import(/* webpackChunkName: "race-event.load" */ './lap-records/load-lap-records')
      ).loadLapRecords(input),
  }),
  defineTab<LapCountsData>({
    kind: 'lap-counts',
    View: lazyPart(
      'Lap Counts',
      async () =>
        (await import(/* webpackChunkName: "race-event.lap-counts" */ './lap-counts/lap-counts-view'))
          .LapCountsView,
    ),
    headings: raceHeading('Lap Counts'),
    earlyQueries: (eventId) => [summariesQuery(eventId), lapsQuery(eventId)],
    load: async (input) => (await import('./lap-counts/load-lap-counts')).loadLapCounts(input),
  }),
  defineTab<PointsData>({
    kind: 'points',
    View: lazyPart(
      'Points',
      async () =>
        (await import(/* webpackChunkName: "race-event.points" */ './points/points-view')).PointsView,
    ),
    headings: raceHeading('Points'),
    earlyQueries: (eventId) => [summariesQuery(eventId)],
    load: async (input) => (await import('./points/load-points')).loadPoints(input),
  }),
  // one per stage, in their order
  defineTab<StageData>({
    kind: 'stage',
    View: lazyPart(
      'The stage',
      async () => (await import(/* webpackChunkName: "race-event.stage" */ './stage/stage-view')).StageView,
    ),
    headings: ({ stages }) => stages.map(({ id, name }) => ({ id: stageTabId(id), label: name || 'Stage' })),
    earlyQueries: (eventId) => [roundsQuery(eventId), racesQuery(eventId)],
    load: async (input) => (await import('./stage/load-stage')).loadStage(input),
  }),
  defineTab<WhatIfData>({
    kind: 'what-if',
    View: lazyPart(
      'What if',
      async () =>
        (await import(/* webpackChunkName: "race-event.what-if" */ './what-if/what-if-view')).WhatIfView,
    ),
    // while races that score points are left (R143)
    headings: ({ last, hasPointsLeft }) => (last.length > 0 && hasPointsLeft ? [{ label: 'What if' }] : []),
    earlyQueries: (eventId) => [summariesQuery(eventId)],
    load: async (input) =>
      (await import(/* webpackChunkName: "race-event.field" */ './what-if/load-what-if')).loadWhatIf(input),
  }),
];
