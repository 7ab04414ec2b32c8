import { raceHref } from '@holeshot/contract';
import { styled, useTab } from '@holeshot/platform';
import { Column, EmptyView, Tabs } from '@holeshot/ui';
import { Suspense, useMemo } from 'react';
import { lazyPart } from '../parts/lazy-part';
import { raceTitle } from '../parts/race-names';
import { unpackLaps } from './lap-columns';
import type { RaceData, SentRace } from './load-race';
import { PilotCards } from './pilot-cards';
import { RaceHeader } from './race-header';
import { RaceRevision } from './race-revision';
import { RaceStreams } from './race-streams';
import { RACE_TAB_LABELS, visibleRaceTabs } from './race-tabs';
import { RunningRace } from './running-race';
import { StartList } from './start-list';
import { StreamMomentsProvider } from './stream-moments';

/* Chunks of their own, named `<route>.<part>`: the server sends the open one along with the page. */
const LapsTab = lazyPart(
  async () => (await import(/* webpackChunkName: "race-race.laps" */ './laps-tab')).LapsTab,
);
const GraphTab = lazyPart(
  async () => (await import(/* webpackChunkName: "race-race.graph" */ './graph-tab')).GraphTab,
);

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px 32px;
  align-items: start;
  @media (min-width: 860px) {
    grid-template-columns: minmax(0, 1.65fr) minmax(0, 1fr);
    > :last-child {
      margin-top: 72px;
    }
  }
`;

const Alone = styled.div`
  max-width: 760px;
`;

/** A race in its state: still to be flown, being flown, flown. */
export function RaceView({ data: sent }: { data: SentRace }) {
  const data = useMemo(() => ({ ...sent, laps: unpackLaps(sent.laps) }), [sent]);
  return (
    <Column>
      <RaceHeader data={data} />
      <StreamMomentsProvider key={data.race.id} race={data.race} streams={data.streams}>
        <RaceBody data={data} />
      </StreamMomentsProvider>
    </Column>
  );
}

function RaceBody({ data }: { data: RaceData }) {
  if (data.state === 'not-started') return <StartList data={data} />;
  if (data.live) {
    return (
      <RunningRace data={data} live={data.live}>
        <Alone>
          <RaceStreams streams={data.streams} />
        </Alone>
        <RaceTabs data={data} />
        <RaceRevision race={data.race} />
      </RunningRace>
    );
  }
  return (
    <>
      <Result data={data} />
      <RaceTabs data={data} />
      <RaceRevision race={data.race} />
    </>
  );
}

/** More pilots than this are a column far longer than the stream beside it. */
const MOST_BESIDE = 12;

/** The stream beside the result; above it for many pilots; the result alone where there is none. */
function Result({ data }: { data: RaceData }) {
  const { streams } = data;
  const hasStream = !streams.ok || streams.value.length > 0;
  if (!hasStream) return <PilotCards data={data} isWide />;
  if (data.results.length > MOST_BESIDE) {
    return (
      <>
        <Alone>
          <RaceStreams streams={streams} />
        </Alone>
        <PilotCards data={data} isWide />
      </>
    );
  }
  return (
    <Beside>
      <RaceStreams streams={streams} />
      <PilotCards data={data} isWide={false} />
    </Beside>
  );
}

function RaceTabs({ data }: { data: RaceData }) {
  const { event, race, laps, state } = data;
  const tabs = visibleRaceTabs(laps.map(({ lapNumber }) => lapNumber));
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
      <Suspense>{open === 'laps' ? <LapsTab data={data} /> : <GraphTab tab={open} data={data} />}</Suspense>
    </Tabs>
  );
}
