import { raceHref } from '@holeshot/contract';
import { useTab } from '@holeshot/platform';
import { EmptyView, lazyPart, Tabs } from '@holeshot/ui';
import { Suspense } from 'react';
import { raceTitle } from '../racing/race-names';
import type { RaceData } from './load-race';
import { RaceRevision } from './race-revision';
import { listRaceTabs, RACE_TAB_LABELS, type RaceTab } from './race-tabs';
import { RacePicture } from './results/race-picture';

/* Each part is a chunk named `<route>.<part>`, so that the server can preload the open one (see `partOf`). */
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

/** A race that has ended: its tabs; without a lap, the result alone. */
export function FinishedRace({ data }: { data: RaceData }) {
  return (
    <>
      <RaceTabs data={data} />
      {listTabs(data).length === 0 && (
        <Suspense>
          <LapsTab data={data} picture={<RacePicture data={data} />} />
        </Suspense>
      )}
      <RaceRevision event={data.event} race={data.race} />
    </>
  );
}

/** Laps, replay and graphs. */
export function RaceTabs({ data }: { data: RaceData }) {
  const { event, race, state } = data;
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
        href: raceHref({ eventId: event.id, raceId: race.id, tab: id }),
      }))}
    >
      <Suspense>
        <OpenTab tab={open} data={data} />
      </Suspense>
    </Tabs>
  );
}

function OpenTab({ tab, data }: { tab: RaceTab; data: RaceData }) {
  if (tab === 'laps') {
    return <LapsTab data={data} picture={data.state === 'finished' && <RacePicture data={data} />} />;
  }
  if (tab === 'replay') return data.crossings && <ReplayTab data={data} crossings={data.crossings} />;
  return <GraphTab tab={tab} data={data} />;
}
