import type { Guid } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { PilotTag } from '../../parts/pilot-tag';
import { racePlace } from '../../parts/race-names';
import type { QuickStatusView } from './quick-status-view-model';

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

interface Flight {
  channelId: Guid | null;
  /** `null` for the race that is being flown */
  race: QuickStatusView['upcoming'][number] | null;
}

/** Where a pilot flies: the current race, if it is theirs, and the next one. */
function flightsOf(pilotId: Guid, { current, upcoming }: QuickStatusView): Flight[] {
  const now = current?.ok ? current.value.rows.find((row) => row.pilotId === pilotId) : undefined;
  const next = upcoming.flatMap((race) => {
    const seat = race.pilots.find((pilot) => pilot.pilotId === pilotId);
    return seat ? [{ channelId: seat.channelId, race }] : [];
  });
  return [...(now ? [{ channelId: now.channelId, race: null }] : []), ...next].slice(0, 2);
}

interface OwnFlightsProps {
  name: string;
  pilotId: Guid;
  view: QuickStatusView;
}

/** One sentence for the pilot who is looking: which channel now, which next. */
export function OwnFlights({ name, pilotId, view }: OwnFlightsProps) {
  const flights = flightsOf(pilotId, view);
  const placeOf = (race: NonNullable<Flight['race']>) => racePlace(race, view.namesTypes);
  if (flights.length === 0) return null;
  return (
    <Line>
      {flights.map(({ channelId, race }, index) => (
        <span key={race ? placeOf(race) : 'now'}>
          {index === 0 && <b>{name}</b>}
          {index === 0 ? (race ? `, you fly next in ${placeOf(race)} on ` : ', you are flying on ') : null}
          {index > 0 && race ? `then ${placeOf(race)} on ` : null}
          <PilotTag channels={view.channels} channelId={channelId} large />
        </span>
      ))}
    </Line>
  );
}
