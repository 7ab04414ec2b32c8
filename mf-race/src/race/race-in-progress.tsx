import { raceQuery } from '@holeshot/client';
import { useRefresh, useSession } from '@holeshot/platform';
import { DataAge, Section, StaleData } from '@holeshot/ui';
import type { ReactNode } from 'react';
import { createPilotLookup } from '../event-pilots/event-pilot';
import { findOwnPilot } from '../event-pilots/find-own-pilot';
import { LiveBoard } from '../live/live-board';
import { LiveHeading } from '../live/live-heading';
import type { LiveRace } from '../live/live-race';
import { LIVE_REFRESH } from '../live/live-refresh';
import type { RaceData } from './load-race';

interface RaceInProgressProps {
  data: RaceData;
  live: LiveRace;
  /** below the board */
  children: ReactNode;
}

/** A race in progress. Refreshes by itself, and shows the age of its data. */
export function RaceInProgress({ data, live, children }: RaceInProgressProps) {
  const { event, race, pilots, channels, readAtMs } = data;
  const { everyMs, staleAfterMs } = LIVE_REFRESH;
  const watch = [raceQuery(event.id, race.id).path];
  const checkedAtMs = useRefresh({ watch, also: [], everyMs, isOn: true, readAtMs });
  const age = { checkedAtMs, staleAfterMs };
  return (
    <>
      <StaleData {...age} advice="Showing the last positions received." />
      <Section heading={<LiveHeading isLive>In progress</LiveHeading>} aside={<DataAge {...age} />} isFirst>
        <LiveBoard
          eventId={event.id}
          race={live}
          channels={channels}
          pilotOf={createPilotLookup(pilots)}
          ownPilotId={findOwnPilot(pilots, useSession())?.id ?? null}
          nowMs={readAtMs}
        />
      </Section>
      {children}
    </>
  );
}
