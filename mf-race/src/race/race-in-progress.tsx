import { styled } from '@holeshot/platform';
import { LiveDot, PHONE, Section } from '@holeshot/ui';
import type { ReactNode } from 'react';
import { createPilotLookup } from '../event-pilots/event-pilot';
import { useMarkedPilots } from '../follow/use-marked-pilots';
import { CrossingAge } from '../live/crossing-age';
import { LiveBoard } from '../live/live-board';
import type { LiveRace } from '../live/live-race';
import { type FollowedRace, freshUntilMs } from '../live/use-live-race';
import type { RaceData } from './load-race';

const Heading = styled.span`
  display: inline-flex;
  /* the dot does not change the height */
  align-items: baseline;
  gap: 12px;
  > [aria-hidden] {
    align-self: center;
  }
`;

/** Wraps the section of a race in progress. On phones, its heading is small, so that the first row is in view. */
const CurrentRace = styled.div`
  ${PHONE} {
    > section {
      margin-top: 8px;
    }
    > section > :first-child {
      margin-bottom: 6px;
      font-size: 14px;
    }
    h2 {
      font-size: 16px;
    }
  }
`;

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
          heading={
            <Heading>
              <LiveDot />
              In progress
            </Heading>
          }
          aside={<CrossingAge race={live} timerAheadMs={timerAheadMs} nowMs={readAtMs} />}
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
