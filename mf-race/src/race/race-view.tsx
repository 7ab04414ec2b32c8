import { useTab } from '@holeshot/platform';
import { Column, lazyPart } from '@holeshot/ui';
import { Suspense, useMemo, useState } from 'react';
import { FollowedEvent } from '../live/following';
import { FinishedRace, listTabs, type RaceBodyProps } from './finished-race';
import { unpackLaps } from './laps/lap-columns';
import type { PackedRaceData } from './load-race';
import { RaceHeader } from './race-header';
import { RemovedRace } from './removed-race';
import { FoldedStreams } from './streams/folded-streams';
import { StreamPlayerProvider } from './streams/stream-player';

/** Loads only for races that have not ended; most viewed races have. */
const FollowedRace = lazyPart(
  'The race',
  async () => (await import(/* webpackChunkName: "race-race.followed" */ './followed-race')).FollowedRace,
);

/** A race that has not started, is in progress, or has finished (R85). */
export function RaceView({ data: packed }: { data: PackedRaceData }) {
  const data = useMemo(() => ({ ...packed, laps: unpackLaps(packed.laps) }), [packed]);
  const open = useTab(listTabs(data));
  const isFolded = data.state === 'finished' && !data.race.isRemoved && open !== undefined && open !== 'laps';
  return (
    <Column>
      <StreamPlayerProvider key={data.race.id} race={data.race} streams={data.streams}>
        <RaceHeader data={data} isFolded={isFolded}>
          {isFolded && open !== 'replay' && <FoldedStreams streams={data.streams} />}
        </RaceHeader>
        {data.race.isRemoved ? (
          <RemovedRace event={data.event} race={data.race} />
        ) : (
          <RaceBody data={data} isFolded={isFolded} />
        )}
      </StreamPlayerProvider>
    </Column>
  );
}

/** Decided when the page opens: a race that ends meanwhile is followed until its file has arrived. */
function RaceBody({ data, isFolded }: RaceBodyProps) {
  const [isFollowed] = useState(data.state !== 'finished');
  if (!isFollowed)
    return (
      <FollowedEvent event={data.event} follow={data.follow} readAtMs={data.readAtMs}>
        <FinishedRace data={data} isFolded={isFolded} />
      </FollowedEvent>
    );
  return (
    <Suspense>
      <FollowedRace data={data} isFolded={isFolded} />
    </Suspense>
  );
}
