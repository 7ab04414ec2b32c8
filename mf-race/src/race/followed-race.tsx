import { fillPath, raceQuery } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import { styled } from '@holeshot/platform';
import { FollowLines } from '../live/event-follower';
import { LAP_COLUMNS } from '../live/live-limits';
import { useLiveRace } from '../live/use-live-race';
import { RaceStreams } from '../streams/race-streams';
import { FinishedRace, RaceTabs } from './finished-race';
import type { RaceData } from './load-race';
import { RaceInProgress } from './race-in-progress';
import { RaceRevision } from './race-revision';
import { StartList } from './start-list';

const NarrowColumn = styled.div`
  max-width: 760px;
  margin-top: 24px;
  &:empty {
    display: none;
  }
`;

/** A race that had not ended when the page was opened. Follows it until the file of the ended race has arrived. */
export function FollowedRace({ data }: { data: RaceData }) {
  const { event, race, state, live } = data;
  const racePath = raceQuery(event.id, race.id).path;
  // laps are questioned once the race has ended
  const questionsPath = fillPath(paths.objections, { eventId: event.id });
  const followed = useLiveRace({
    event,
    follow: {
      raceId: live && race.id,
      watch: state === 'finished' ? [racePath, questionsPath] : [racePath],
      also: [],
      pace: live ? 'flying' : 'waiting',
    },
    readAtMs: data.readAtMs,
    maxLapColumns: LAP_COLUMNS.race,
  });
  const lines = <FollowLines eventId={event.id} followed={followed} />;
  if (!live)
    return (
      <>
        {state === 'not-started' ? <StartList data={data} /> : <FinishedRace data={data} />}
        {lines}
      </>
    );
  const { board = live, laps = data.laps } = followed.race ?? {};
  return (
    <RaceInProgress data={data} live={board} followed={followed}>
      <NarrowColumn>
        <RaceStreams streams={data.streams} />
      </NarrowColumn>
      <RaceTabs data={{ ...data, laps }} />
      <RaceRevision event={event} race={race} />
      {lines}
    </RaceInProgress>
  );
}
