import { Section } from '@holeshot/ui';
import type { ReactNode } from 'react';
import { createPilotLookup } from '../event-pilots/event-pilot';
import { useMarkedPilots } from '../follow/use-marked-pilots';
import { CrossingAge } from '../live/crossing-age';
import { CurrentRace, LiveHeading } from '../live/current-race';
import { freshUntilMs } from '../live/follow-data';
import { LiveBoard } from '../live/live-board';
import type { LiveRace } from '../live/live-race';
import type { FollowedRace } from '../live/use-live-race';
import type { RaceData } from './load-race';

interface RaceInProgressProps {
  data: RaceData;
  live: LiveRace;
  followed: FollowedRace;
  /** below the board */
  children: ReactNode;
}

export function RaceInProgress({ data, live, followed, children }: RaceInProgressProps) {
  const { event, pilots, channels, readAtMs } = data;
  const { timerAheadMs } = followed;
  return (
    <>
      <CurrentRace>
        <Section
          heading={<LiveHeading isLive>In progress</LiveHeading>}
          aside={<CrossingAge race={live} timerAheadMs={timerAheadMs} />}
          isFirst
        >
          <LiveBoard
            eventId={event.id}
            race={live}
            channels={channels}
            getPilot={createPilotLookup(pilots)}
            marked={useMarkedPilots(pilots)}
            nowMs={readAtMs}
            timerAheadMs={timerAheadMs}
            freshUntilMs={freshUntilMs(followed)}
          />
        </Section>
      </CurrentRace>
      {children}
    </>
  );
}
