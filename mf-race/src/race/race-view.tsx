import { raceQuery } from '@holeshot/client';
import { raceHref } from '@holeshot/contract';
import { styled, useTab } from '@holeshot/platform';
import { Column, EmptyView, lazyPart, Tabs } from '@holeshot/ui';
import { Suspense, useMemo, useState } from 'react';
import { LAP_COLUMNS, LIVE_REFRESH } from '../live/live-limits';
import { useLiveRace } from '../live/use-live-race';
import { raceTitle } from '../racing/race-names';
import { unpackLaps } from './laps/lap-columns';
import type { PackedRaceData, RaceData } from './load-race';
import { RaceHeader } from './race-header';
import { RaceInProgress } from './race-in-progress';
import { RaceRevision } from './race-revision';
import { listRaceTabs, RACE_TAB_LABELS, type RaceTab } from './race-tabs';
import { PilotCards } from './results/pilot-cards';
import { StartList } from './start-list';
import { FoldedStreams } from './streams/folded-streams';
import { RaceStreams } from './streams/race-streams';
import { StreamPlayerProvider } from './streams/stream-player';

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

const NarrowColumn = styled.div`
  max-width: 760px;
`;

/** A race that has not started, is in progress, or has finished (R85). */
export function RaceView({ data: packed }: { data: PackedRaceData }) {
  const data = useMemo(() => ({ ...packed, laps: unpackLaps(packed.laps) }), [packed]);
  const open = useTab(listTabs(data));
  const isFolded = data.state === 'finished' && open !== undefined && open !== 'laps';
  return (
    <Column>
      <StreamPlayerProvider key={data.race.id} race={data.race} streams={data.streams}>
        <RaceHeader data={data} isFolded={isFolded}>
          {isFolded && open !== 'replay' && <FoldedStreams streams={data.streams} />}
        </RaceHeader>
        <RaceBody data={data} isFolded={isFolded} />
      </StreamPlayerProvider>
    </Column>
  );
}

const listTabs = ({ laps, state }: RaceData): RaceTab[] =>
  listRaceTabs(
    laps.map(({ lapNumber }) => lapNumber),
    state,
  );

interface BodyProps {
  data: RaceData;
  /** the open tab needs the height: the result is one line of the header */
  isFolded: boolean;
}

/** A page that was opened before the end of its race follows it, until the file of the ended race has arrived. */
function RaceBody({ data, isFolded }: BodyProps) {
  const [isFollowed] = useState(data.state !== 'finished');
  const Body = isFollowed ? FollowedBody : Finished;
  return <Body data={data} isFolded={isFolded} />;
}

/** How often to poll without a feed, when the race is not in progress. */
const WAITING_MS = 60_000;

function FollowedBody({ data, isFolded }: BodyProps) {
  const { event, race, state, live } = data;
  const followed = useLiveRace({
    eventId: event.id,
    raceId: live && race.id,
    event,
    maxLapColumns: LAP_COLUMNS.race,
    paths: { watch: [raceQuery(event.id, race.id).path], also: [] },
    everyMs: live ? LIVE_REFRESH.everyMs : WAITING_MS,
    readAtMs: data.readAtMs,
  });
  if (state === 'not-started') return <StartList data={data} />;
  if (!live) return <Finished data={data} isFolded={isFolded} />;
  const { board = live, laps = data.laps } = followed.race ?? {};
  return (
    <RaceInProgress data={data} live={board} followed={followed}>
      <NarrowColumn>
        <RaceStreams streams={data.streams} />
      </NarrowColumn>
      <RaceTabs data={{ ...data, laps }} />
      <RaceRevision event={event} race={race} />
    </RaceInProgress>
  );
}

function Finished({ data, isFolded }: BodyProps) {
  return (
    <>
      {!isFolded && <Result data={data} />}
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

function RaceTabs({ data }: { data: RaceData }) {
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
