import { styled } from '@holeshot/platform';
import { PHONE } from '@holeshot/ui';
import type { ReactNode } from 'react';
import { GapLine } from './gap-line';
import { LeadAnnouncer } from './lead-announcer';
import { LiveTable, type LiveTableProps } from './live-table';
import { RaceClock } from './race-clock';
import { RaceFacts } from './race-facts';

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

export interface LiveBoardProps extends LiveTableProps {
  /** when the data was loaded, ms */
  nowMs: number;
  /** how far the timing computer's clock is ahead of the visitor's, ms */
  timerAheadMs: number;
  /** the time until which the page's data is fresh, ms of the visitor's clock */
  freshUntilMs: number;
  /** the race's name, on a page that has more than this race */
  title?: ReactNode;
}

/** A race in progress: clock, gaps to scale, positions and laps. */
export function LiveBoard({ title, nowMs, timerAheadMs, freshUntilMs, ...props }: LiveBoardProps) {
  const { race, pilotOf } = props;
  const leader = race.rows.find(({ position }) => position === 1);
  return (
    <Card aria-label="Race in progress">
      <Header>
        <div>
          {title}
          <small>
            <RaceFacts race={race} nowMs={nowMs} timerAheadMs={timerAheadMs}>
              {race.facts}
            </RaceFacts>
          </small>
        </div>
        <RaceClock race={race} nowMs={nowMs} timerAheadMs={timerAheadMs} freshUntilMs={freshUntilMs} />
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
