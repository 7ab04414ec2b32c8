import type { Settled } from '@holeshot/client';
import { useNavigation } from '@holeshot/platform';
import { FailedView } from '@holeshot/ui';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../parts/lazy-part';
import { pilotFinder } from '../parts/shown-pilot';
import type { EventData } from './load-event';

/*
 * Each tab is a chunk of its own, named `<route>.<kind of tab>`: the server sends the open one along with the page.
 */
const ChannelsTab = lazyPart(
  async () => (await import(/* webpackChunkName: "race-event.channels" */ './channels-tab')).ChannelsTab,
);
const InfoTab = lazyPart(
  async () => (await import(/* webpackChunkName: "race-event.info" */ './info-tab')).InfoTab,
);
const LapRecordsTab = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "race-event.lap-records" */ './lap-records-tab')).LapRecordsTab,
);
const PilotsTab = lazyPart(
  async () => (await import(/* webpackChunkName: "race-event.pilots" */ './pilots-tab')).PilotsTab,
);
const QuickStatusTab = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "race-event.quick-status" */ './quick-status/quick-status-tab'))
      .QuickStatusTab,
);
const RoundsTab = lazyPart(
  async () => (await import(/* webpackChunkName: "race-event.rounds" */ './rounds-tab')).RoundsTab,
);
const StageTab = lazyPart(
  async () => (await import(/* webpackChunkName: "race-event.stage" */ './stage-tab')).StageTab,
);
const LapCountsTable = lazyPart(
  async () => (await import(/* webpackChunkName: "race-event.lap-counts" */ './points-tab')).LapCountsTable,
);
const PointsTables = lazyPart(
  async () => (await import(/* webpackChunkName: "race-event.points" */ './points-tab')).PointsTables,
);

/** The open tab: what it shows, or what of it did not load. */
export function TabContent(props: TabContentProps) {
  return (
    <Suspense>
      <OpenTab {...props} />
    </Suspense>
  );
}

interface TabContentProps {
  data: EventData;
  tab: NonNullable<EventData['tab']>;
}

function OpenTab({ data, tab }: TabContentProps) {
  const { event, club, pilots, nowMs } = data;
  const eventId = event.id;
  const pilotOf = pilotFinder(pilots);
  switch (tab.kind) {
    case 'info':
      return <InfoTab event={event} club={club.ok ? club.value : null} pilots={pilots} />;
    case 'quick-status':
      return <QuickStatusTab event={event} pilots={pilots} view={tab.view} nowMs={nowMs} />;
    case 'channels':
      return (
        <Loaded what="Channels" part={tab.groups}>
          {(groups) => <ChannelsTab eventId={eventId} pilotOf={pilotOf} groups={groups} />}
        </Loaded>
      );
    case 'pilots':
      return <PilotsTab eventId={eventId} pilots={pilots} />;
    case 'rounds':
      return (
        <Loaded what="Rounds" part={tab.rounds}>
          {(view) => <RoundsTab eventId={eventId} pilotOf={pilotOf} view={view} />}
        </Loaded>
      );
    case 'lap-records':
      return (
        <Loaded what="Lap Records" part={tab.records}>
          {(view) => <LapRecordsTab event={event} pilotOf={pilotOf} view={view} />}
        </Loaded>
      );
    case 'lap-counts':
      return (
        <Loaded what="Lap Counts" part={tab.counts}>
          {(table) => <LapCountsTable event={event} pilotOf={pilotOf} table={table} />}
        </Loaded>
      );
    case 'points':
      return (
        <Loaded what="Points" part={tab.points}>
          {(view) => <PointsTables event={event} pilotOf={pilotOf} view={view} />}
        </Loaded>
      );
    case 'stage':
      return (
        <Loaded what={tab.name} part={tab.view}>
          {(view) => <StageTab event={event} stageName={tab.name} pilotOf={pilotOf} view={view} />}
        </Loaded>
      );
  }
}

interface LoadedProps<T> {
  /** the part's name, for the view of its failure */
  what: string;
  part: Settled<T>;
  children: (value: T) => ReactNode;
}

function Loaded<T>({ what, part, children }: LoadedProps<T>) {
  const { revalidate } = useNavigation();
  return part.ok ? (
    children(part.value)
  ) : (
    <FailedView what={what} failure={part.failure} retry={revalidate} />
  );
}
