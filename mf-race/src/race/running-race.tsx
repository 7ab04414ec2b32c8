import { raceQuery } from '@holeshot/client';
import { useRefresh, useSession } from '@holeshot/platform';
import { DataAge, Section, StaleData } from '@holeshot/ui';
import type { ReactNode } from 'react';
import { LiveBoard } from '../parts/live/live-board';
import { LiveHeading } from '../parts/live/live-heading';
import { LIVE_PACE } from '../parts/live/live-pace';
import type { LiveRace } from '../parts/live/live-race';
import { findOwnPilot } from '../parts/own-pilot';
import { pilotFinder } from '../parts/shown-pilot';
import type { RaceData } from './load-race';

interface RunningRaceProps {
  data: RaceData;
  live: LiveRace;
  /** what stands under the board */
  children: ReactNode;
}

/** A race that is being flown; keeps itself up to date, and says how old its data is. */
export function RunningRace({ data, live, children }: RunningRaceProps) {
  const { event, race, pilots, channels, readAtMs } = data;
  const { everyMs, staleAfterMs } = LIVE_PACE;
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
          pilotOf={pilotFinder(pilots)}
          ownPilotId={findOwnPilot(pilots, useSession())?.id ?? null}
          nowMs={readAtMs}
        />
      </Section>
      {children}
    </>
  );
}
