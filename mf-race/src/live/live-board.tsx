import { isRankedOnTrack, lapLimit } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { PHONE } from '@holeshot/ui';
import type { ReactNode } from 'react';
import { currentLapText } from '../racing/race-names';
import { GapLine } from './gap-line';
import { LeadAnnouncer } from './lead-announcer';
import { LiveKey } from './live-key';
import type { LiveRace, LiveRow } from './live-race';
import { LiveTable, type LiveTableProps } from './live-table';
import { RaceClock } from './race-clock';
import { RaceFacts } from './race-facts';
import { useRowsNow } from './use-rows-now';

const Card = styled.section`
  overflow: hidden;
  border: 1px solid var(--line);
  border-top: 3px solid var(--red);
  border-radius: 0 0 10px 10px;
  ${PHONE} {
    overflow: visible;
    border-width: 3px 0 0;
    border-radius: 0;
  }
`;

const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 56px;
  padding: 6px 16px 0;
  > :first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 12px;
    min-width: 0;
  }
  h2 {
    font-size: 26px;
    line-height: 1.15;
  }
  a {
    display: inline-block;
    min-height: 28px;
  }
  small {
    font-size: 17px;
    color: var(--t2);
  }
  ${PHONE} {
    padding: 4px 0 0;
    h2 {
      font-size: 22px;
    }
    small {
      font-size: 15px;
    }
  }
`;

const Gaps = styled.div`
  padding-bottom: 6px;
`;

export interface LiveBoardProps extends LiveTableProps {
  /** when the data was loaded, ms */
  nowMs: number;
  /** how far the timing computer's clock is ahead of the site's, ms */
  timerAheadMs: number;
  /** the time until which the page's data is fresh, ms of the site's clock */
  freshUntilMs: number;
  /** the race's name, on a page that has more than this race */
  title?: ReactNode;
  /** at the right below the board */
  aside?: ReactNode;
}

/** A race in progress: clock, gaps to scale, positions and laps. */
export function LiveBoard({ title, aside, nowMs, timerAheadMs, freshUntilMs, ...props }: LiveBoardProps) {
  const { race, getPilot } = props;
  const clock = { race, nowMs, timerAheadMs, freshUntilMs };
  const rows = useRowsNow(clock);
  const leader = race.rows.find(({ position }) => position === 1);
  const leaderName = leader ? getPilot(leader.pilotId).name : null;
  return (
    <>
      <Card aria-label="Race in progress">
        <Header>
          <div>
            {title}
            <small>
              <RaceFacts race={race} nowMs={nowMs} timerAheadMs={timerAheadMs}>
                {leadText(race, leader, leaderName)}
              </RaceFacts>
            </small>
          </div>
          <RaceClock {...clock} />
        </Header>
        {rows.length > 1 && (
          <Gaps>
            <GapLine rows={rows} {...props} />
          </Gaps>
        )}
        <LiveTable rows={rows} {...props} />
        <LeadAnnouncer raceId={race.id} name={leaderName} />
      </Card>
      <LiveKey isOnTrack={isRankedOnTrack(race.eventType)}>{aside}</LiveKey>
    </>
  );
}

/** `lap 3 of 3, Ohmlet leads`; the race's facts if nobody leads yet, or best laps decide */
function leadText(race: LiveRace, leader: LiveRow | undefined, name: string | null): string {
  if (!leader || !isRankedOnTrack(race.eventType)) return race.facts;
  const flown = leader.last?.lapNumber ?? -1;
  const limit = lapLimit(race);
  if (flown >= limit) return `${name} has finished`;
  return `${flown < 0 ? race.facts : `lap ${currentLapText(flown, limit)}`}, ${name} leads`;
}
