import { raceQuery } from '@holeshot/client';
import { useSession } from '@holeshot/platform';
import { Section, StaleData } from '@holeshot/ui';
import type { ReactNode } from 'react';
import { createPilotLookup } from '../event-pilots/event-pilot';
import { findOwnPilot } from '../event-pilots/find-own-pilot';
import { CrossingAge } from '../live/crossing-age';
import { LiveBoard } from '../live/live-board';
import { LiveHeading } from '../live/live-heading';
import { LAP_COLUMNS, LIVE_REFRESH } from '../live/live-limits';
import type { LiveRace } from '../live/live-race';
import { useLiveRace } from '../live/use-live-race';
import type { RaceLap } from '../racing/race-laps';
import type { RaceData } from './load-race';

interface RaceInProgressProps {
  data: RaceData;
  live: LiveRace;
  /** what is below the board, by the laps so far */
  children: (laps: RaceLap[]) => ReactNode;
}

/** A race in progress, as it happens. */
export function RaceInProgress({ data, live, children }: RaceInProgressProps) {
  const { event, race, pilots, channels, readAtMs } = data;
  const { everyMs, staleAfterMs } = LIVE_REFRESH;
  const watched = useLiveRace({
    eventId: event.id,
    raceId: race.id,
    event,
    maxLapColumns: LAP_COLUMNS.race,
    paths: { watch: [raceQuery(event.id, race.id).path], also: [] },
    everyMs,
    readAtMs,
  });
  const { timerAheadMs, checkedAtMs, isConnected } = watched;
  const board = watched.race?.board ?? live;
  return (
    <>
      {!isConnected && (
        <StaleData
          checkedAtMs={checkedAtMs}
          staleAfterMs={staleAfterMs}
          advice="Showing the last positions received."
        />
      )}
      <Section
        heading={<LiveHeading isLive>In progress</LiveHeading>}
        aside={<CrossingAge race={board} timerAheadMs={timerAheadMs} />}
        isFirst
      >
        <LiveBoard
          eventId={event.id}
          race={board}
          channels={channels}
          pilotOf={createPilotLookup(pilots)}
          ownPilotId={findOwnPilot(pilots, useSession())?.id ?? null}
          nowMs={readAtMs}
          timerAheadMs={timerAheadMs}
        />
      </Section>
      {children(watched.race?.laps ?? data.laps)}
    </>
  );
}
