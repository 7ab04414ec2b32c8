import type { Guid } from '@holeshot/domain';
import type { ReactNode } from 'react';
import type { ShownChannel } from '../shown-channels';
import type { ShownPilot } from '../shown-pilot';
import { GapLine } from './gap-line';
import { LeadAnnouncer } from './lead-announcer';
import { LiveCard, LiveHead } from './live-look';
import type { LiveRace } from './live-race';
import { LiveTable } from './live-table';
import { RaceClock } from './race-clock';

export interface LiveBoardProps {
  eventId: string;
  race: LiveRace;
  channels: Record<Guid, ShownChannel>;
  pilotOf: (id: Guid) => ShownPilot;
  ownPilotId: Guid | null;
  /** when the data was read, ms */
  nowMs: number;
  /** which race it is, where the page is not about it */
  title?: ReactNode;
}

/** A race that is being flown: clock, gaps to scale, places and laps. */
export function LiveBoard({ title, nowMs, ...props }: LiveBoardProps) {
  const { race, pilotOf } = props;
  const leader = race.rows.find(({ place }) => place === 1);
  return (
    <LiveCard aria-label="Race in progress">
      <LiveHead>
        <div>
          {title}
          <small>{race.facts}</small>
        </div>
        <RaceClock startInstantMs={race.startInstantMs} pausedSeconds={race.pausedSeconds} nowMs={nowMs} />
      </LiveHead>
      {race.rows.length > 1 && <GapLine {...props} />}
      <LiveTable {...props} />
      <LeadAnnouncer raceId={race.id} name={leader ? pilotOf(leader.pilotId).name : null} />
    </LiveCard>
  );
}
