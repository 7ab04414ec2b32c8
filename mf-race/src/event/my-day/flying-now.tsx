import { formatSeconds, type Guid, ordinal } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import type { LiveRace } from '../../live/live-race';
import { RaceClock } from '../../live/race-clock';

const Now = styled.div`
  display: grid;
  gap: 6px;
  font-size: 18px;
  color: var(--t2);
  p[role='timer'] {
    color: var(--t1);
    font-size: 52px;
  }
  b {
    color: var(--t1);
    font-size: 26px;
  }
  @media (min-width: 960px) {
    p[role='timer'] {
      font-size: 76px;
    }
  }
`;

interface FlyingNowProps {
  race: LiveRace;
  pilotId: Guid;
  nowMs: number;
  timerAheadMs: number;
  freshUntilMs: number;
}

/** The clock, and the pilot's position and last lap, during the race. */
export function FlyingNow({ race, pilotId, ...clock }: FlyingNowProps) {
  const row = race.rows.find((one) => one.pilotId === pilotId);
  return (
    <Now>
      <RaceClock race={race} {...clock} />
      {row && (
        <span>
          <b>{row.position === null ? 'No crossing yet' : ordinal(row.position)}</b> {row.result}
          {row.last &&
            `, ${row.last.lapNumber === 0 ? 'holeshot' : `lap ${row.last.lapNumber}`} in ${formatSeconds(row.last.seconds)}`}
        </span>
      )}
    </Now>
  );
}
