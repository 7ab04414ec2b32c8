import type { Guid } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { PHONE } from '@holeshot/ui';
import type { ReactNode } from 'react';
import type { ChannelDisplay } from '../channels/channel-display';
import type { EventPilot } from '../event-pilots/event-pilot';
import type { MarkedPilots } from '../follow/use-marked-pilots';
import { GapLine } from './gap-line';
import { LeadAnnouncer } from './lead-announcer';
import type { LiveRace } from './live-race';
import { LiveTable } from './live-table';
import { RaceClock, useTimerMs } from './race-clock';
import { silenceMs, silenceText } from './standstill';

const Card = styled.section`
  overflow: hidden;
  border: 1px solid var(--line);
  border-top: 3px solid var(--red);
  border-radius: 0 0 10px 10px;
  ${PHONE} {
    display: flex;
    flex-direction: column;
  }
`;

/** Phones have it below the rows, so that the first row is seen at once. */
const Gaps = styled.div`
  ${PHONE} {
    order: 1;
    border-top: 1px solid var(--line);
  }
`;

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;
  min-height: 64px;
  padding: 14px 16px 6px;
  a {
    display: inline-block;
    min-height: 28px;
  }
  small {
    display: block;
    font-size: 16px;
    color: var(--t2);
  }
`;

const Standstill = styled.p`
  flex-basis: 100%;
  margin-top: -8px;
  padding-bottom: 6px;
  font-size: 17px;
  color: var(--amber);
`;

export interface LiveBoardProps {
  eventId: string;
  race: LiveRace;
  channels: Record<Guid, ChannelDisplay>;
  pilotOf: (id: Guid) => EventPilot;
  marked: MarkedPilots;
  /** when the data was loaded, ms */
  nowMs: number;
  /** how far the timing computer's clock is ahead of the visitor's, ms */
  timerAheadMs: number;
  /** the race's name, on a page that has more than this race */
  title?: ReactNode;
}

/** A race in progress: clock, gaps to scale, positions and laps. */
export function LiveBoard({ title, nowMs, timerAheadMs, ...props }: LiveBoardProps) {
  const { race, pilotOf } = props;
  const leader = race.rows.find(({ position }) => position === 1);
  return (
    <Card aria-label="Race in progress">
      <Header>
        <div>
          {title}
          <small>{race.facts}</small>
        </div>
        <ClockAndNote race={race} nowMs={nowMs} timerAheadMs={timerAheadMs} />
      </Header>
      {race.rows.length > 1 && (
        <Gaps>
          <GapLine rows={race.rows} marks={race.gapMarks} {...props} />
        </Gaps>
      )}
      <LiveTable {...props} />
      <LeadAnnouncer raceId={race.id} name={leader ? pilotOf(leader.pilotId).name : null} />
    </Card>
  );
}

/** A component of its own: it renders ten times a second. */
export function ClockAndNote({
  race,
  nowMs,
  timerAheadMs,
}: Pick<LiveBoardProps, 'race' | 'nowMs' | 'timerAheadMs'>) {
  const timerMs = useTimerMs(nowMs, timerAheadMs);
  const silence = silenceMs(race, timerMs);
  return (
    <>
      <RaceClock race={race} timerMs={timerMs} />
      {silence !== null && <Standstill>No crossing for {silenceText(silence)}. Probably stopped.</Standstill>}
    </>
  );
}
