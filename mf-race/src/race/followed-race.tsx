import { raceQuery } from '@holeshot/client';
import { LAP_COLUMNS, LIVE_REFRESH } from '../live/live-limits';
import { useLiveRace } from '../live/use-live-race';
import { FinishedRace, NarrowColumn, type RaceBodyProps, RaceTabs } from './finished-race';
import { RaceInProgress } from './race-in-progress';
import { RaceRevision } from './race-revision';
import { StartList } from './start-list';
import { RaceStreams } from './streams/race-streams';

/** How often to poll without a feed, when the race is not in progress. */
const WAITING_MS = 60_000;

/** A race that had not ended when the page was opened; follows it until the file of the ended race has arrived. */
export function FollowedRace({ data, isFolded }: RaceBodyProps) {
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
  if (!live) return <FinishedRace data={data} isFolded={isFolded} />;
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
