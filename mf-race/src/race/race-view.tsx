import { raceHistoryHref, raceHref } from '@holeshot/contract';
import { removalText } from '@holeshot/domain';
import { Column, EmptyView, lazyPart } from '@holeshot/ui';
import { Suspense, useMemo, useState } from 'react';
import { FollowedEvent } from '../live/following';
import { RevisionNote } from '../revision/lazy-revision-note';
import { findRemover } from '../revision/revision-origin';
import { StreamPlayerProvider } from '../streams/stream-player';
import { FinishedRace } from './finished-race';
import { RaceHeader } from './header/race-header';
import { unpackLaps } from './laps/lap-columns';
import type { PackedRaceData, RaceData } from './load-race';
import { RaceRevision } from './race-revision';

/** Lazy, because most viewed races have ended. */
const FollowedRace = lazyPart(
  'The race',
  async () => (await import(/* webpackChunkName: "race-race.followed" */ './followed-race')).FollowedRace,
);

/** A race that has not started, is in progress, or has finished (R85). */
export function RaceView({ data: packed }: { data: PackedRaceData }) {
  const data = useMemo(() => ({ ...packed, laps: unpackLaps(packed.laps) }), [packed]);
  const ids = { eventId: data.event.id, raceId: data.race.id };
  return (
    <Column>
      <StreamPlayerProvider key={data.race.id} race={data.race} streams={data.streams}>
        <RaceHeader data={data} />
        {data.pinned !== null && (
          <Suspense>
            <RevisionNote
              revision={data.race.revision}
              newestHref={raceHref(ids)}
              historyHref={raceHistoryHref(ids)}
            />
          </Suspense>
        )}
        {data.race.isRemoved ? (
          <FollowedEvent event={data.event} follow={data.follow} readAtMs={data.readAtMs}>
            <RemovedRace event={data.event} race={data.race} />
          </FollowedEvent>
        ) : (
          <RaceBody data={data} />
        )}
      </StreamPlayerProvider>
    </Column>
  );
}

/** Decides when the page opens, so that a race that ends meanwhile is followed until its file has arrived. */
function RaceBody({ data }: { data: RaceData }) {
  const [isFollowed] = useState(data.state !== 'finished' && data.pinned === null);
  if (!isFollowed)
    return (
      <FollowedEvent event={data.event} follow={data.follow} readAtMs={data.readAtMs}>
        <FinishedRace data={data} />
      </FollowedEvent>
    );
  return (
    <Suspense>
      <FollowedRace data={data} />
    </Suspense>
  );
}

/** The replacement for the results of a removed race. */
function RemovedRace({ event, race }: Pick<RaceData, 'event' | 'race'>) {
  const { number, at } = race.revision;
  // the race was removed before its first delivery to the site, at an unknown time
  const removedAt = number === 1 ? null : at;
  return (
    <>
      <EmptyView
        title={removalText(findRemover(race.revision), removedAt, race.start ?? event.start)}
        text="The race counts for nothing any more. Its history stays."
      />
      <RaceRevision event={event} race={race} />
    </>
  );
}
