import { raceHref } from '@holeshot/contract';
import { useRevalidator, useTab } from '@holeshot/platform';
import { EmptyView, FailedView, Loader, lazyPart, Tabs } from '@holeshot/ui';
import { type ReactNode, Suspense } from 'react';
import { raceTitle } from '../racing/race-names';
import { pinnedHref } from '../revision/pin';
import type { RaceData } from './load-race';
import { ChangedNote, RaceRevision } from './race-revision';
import { listRaceTabs, RACE_TAB_LABELS, type RaceTab } from './race-tabs';
import { RacePicture } from './results/race-picture';

/* Each part is a chunk named `<route>.<part>`, so that the server can preload the open part (see `partOf`). */
const LapsTab = lazyPart(
  'Laps',
  async () => (await import(/* webpackChunkName: "race-race.laps" */ './laps/laps-tab')).LapsTab,
);
const GraphTab = lazyPart(
  'The graph',
  async () => (await import(/* webpackChunkName: "race-race.graph" */ './graph/graph-tab')).GraphTab,
);

const ReplayTab = lazyPart(
  'The replay',
  async () => (await import(/* webpackChunkName: "race-race.replay" */ './replay/replay-tab')).ReplayTab,
);

export const listTabs = ({ laps, state }: RaceData): RaceTab[] =>
  listRaceTabs(
    laps.map(({ lapNumber }) => lapNumber),
    state,
  );

/** A race that has ended: its tabs, or without a lap only the result. */
export function FinishedRace({ data }: { data: RaceData }) {
  const revision = <RaceRevision event={data.event} race={data.race} />;
  if (listTabs(data).length > 0) return <RaceTabs data={data} foot={revision} />;
  return (
    <>
      <RaceTabs data={data} />
      <ChangedNote {...data} />
      <Suspense>
        <LapsTab data={data} picture={<RacePicture data={data} />} />
        {revision}
      </Suspense>
    </>
  );
}

/** Laps, replay and graphs. `foot` is below the open tab, and appears with it. */
export function RaceTabs({ data, foot }: { data: RaceData; foot?: ReactNode }) {
  const { event, race, state, pinned } = data;
  const tabs = listTabs(data);
  const open = useTab(tabs);
  if (!open) {
    const text =
      state === 'finished' ? 'The race ended without a valid lap.' : 'Laps appear here as they are flown.';
    return <EmptyView title={state === 'finished' ? 'No laps' : 'No laps yet'} text={text} />;
  }
  return (
    <Tabs
      label={raceTitle(race)}
      open={open}
      tabs={tabs.map((id) => ({
        id,
        label: RACE_TAB_LABELS[id],
        href: pinnedHref(raceHref({ eventId: event.id, raceId: race.id, tab: id }), pinned),
      }))}
    >
      <ChangedNote {...data} />
      <Suspense>
        <OpenTab tab={open} data={data} />
        {foot}
      </Suspense>
    </Tabs>
  );
}

function OpenTab({ tab, data }: { tab: RaceTab; data: RaceData }) {
  if (tab === 'laps') {
    return <LapsTab data={data} picture={data.state === 'finished' && <RacePicture data={data} />} />;
  }
  if (tab === 'replay') return <Replay data={data} />;
  return <GraphTab tab={tab} data={data} />;
}

/** The page's data includes crossings only while this tab is open. */
function Replay({ data }: { data: RaceData }) {
  const { revalidate } = useRevalidator();
  if (data.crossings) return <ReplayTab data={data} crossings={data.crossings} />;
  if (data.tabFailure) return <FailedView what="The replay" failure={data.tabFailure} retry={revalidate} />;
  return <Loader what="The replay" />;
}
