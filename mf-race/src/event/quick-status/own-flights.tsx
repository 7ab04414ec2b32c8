import type { Guid } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { PilotTag } from '../../parts/pilot-tag';
import { racePlace } from '../../parts/race-names';
import type { ShownChannel } from '../../parts/shown-channels';
import type { flightsOf } from './own-pilot';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 10px;
  min-height: 48px;
  margin-top: 16px;
  padding: 8px 16px;
  border-radius: 6px;
  background: var(--live);
  font-size: 18px;
  color: var(--t2);
  b {
    color: var(--t1);
  }
`;

interface OwnFlightsProps {
  name: string;
  flights: ReturnType<typeof flightsOf>;
  channels: Record<Guid, ShownChannel>;
}

/** One sentence for the pilot who is looking: which channel now, which next. */
export function OwnFlights({ name, flights, channels }: OwnFlightsProps) {
  if (flights.length === 0) return null;
  return (
    <Line>
      {flights.map(({ channelId, race }, index) => (
        <span key={race ? racePlace(race) : 'now'}>
          {index === 0 && <b>{name}</b>}
          {index === 0 ? (race ? `, you fly next in ${racePlace(race)} on ` : ', you are flying on ') : null}
          {index > 0 && race ? `then ${racePlace(race)} on ` : null}
          <PilotTag channels={channels} channelId={channelId} large />
        </span>
      ))}
    </Line>
  );
}
