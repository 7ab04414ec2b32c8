import { raceHref } from '@holeshot/contract';
import { styled, useTab } from '@holeshot/platform';
import { EmptyView, lazyPart, Tabs } from '@holeshot/ui';
import { Suspense } from 'react';
import { raceTitle } from '../racing/race-names';
import type { RaceData } from './load-race';
import { RaceRevision } from './race-revision';
import { listRaceTabs, RACE_TAB_LABELS, type RaceTab } from './race-tabs';
import { PilotCards } from './results/pilot-cards';
import { RaceStreams } from './streams/race-streams';

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

const StreamAndResult = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px 32px;
  align-items: start;
  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 1.65fr) minmax(0, 1fr);
    > :first-child {
      order: 1;
      margin-top: 72px;
    }
  }
`;

export const NarrowColumn = styled.div`
  max-width: 760px;
`;

export const listTabs = ({ laps, state }: RaceData): RaceTab[] =>
  listRaceTabs(
    laps.map(({ lapNumber }) => lapNumber),
    state,
  );

export interface RaceBodyProps {
  data: RaceData;
  /** the open tab needs the height: the result is one line of the header */
  isFolded: boolean;
}

/** The result of a race that has ended, and its tabs. */
export function FinishedRace({ data, isFolded }: RaceBodyProps) {
  return (
    <>
      {/* paper has it in the table of laps */}
      {!isFolded && (
        <div {...(data.laps.length > 0 ? { 'data-print': 'no' } : {})}>
          <Result data={data} />
        </div>
      )}
      <RaceTabs data={data} />
      <RaceRevision event={data.event} race={data.race} />
    </>
  );
}

/** With more pilots, the result would be much longer than the stream beside it. */
const MAX_PILOTS_BESIDE_STREAM = 12;

/** The result with the stream beside it; below it on phones and for many pilots. */
function Result({ data }: { data: RaceData }) {
  const { streams } = data;
  const hasStream = !streams.ok || streams.value.length > 0;
  if (!hasStream) return <PilotCards data={data} isWide />;
  if (data.results.length > MAX_PILOTS_BESIDE_STREAM) {
    return (
      <>
        <PilotCards data={data} isWide />
        <NarrowColumn>
          <RaceStreams streams={streams} />
        </NarrowColumn>
      </>
    );
  }
  return (
    <StreamAndResult>
      <PilotCards data={data} isWide={false} />
      <RaceStreams streams={streams} />
    </StreamAndResult>
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
  if (tab === 'laps') return <LapsTab data={data} />;
  if (tab === 'replay') return data.crossings && <ReplayTab data={data} crossings={data.crossings} />;
  return <GraphTab tab={tab} data={data} />;
}
