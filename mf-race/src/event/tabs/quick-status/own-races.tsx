import type { Guid } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { PilotChannel } from '../../../channels/pilot-channel';
import { raceLabel } from '../../../racing/race-names';
import type { QuickStatusData } from './quick-status-data';

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

interface OwnRace {
  channelId: Guid | null;
  /** `null` for the race in progress */
  race: QuickStatusData['upcoming'][number] | null;
}

/** At most two races of a pilot: the one in progress and the next one, or the next two. */
function ownRaces(pilotId: Guid, { current, upcoming }: QuickStatusData): OwnRace[] {
  const currentRow = current?.ok ? current.value.rows.find((row) => row.pilotId === pilotId) : undefined;
  const nextRaces = upcoming.flatMap((race) => {
    const entry = race.pilots.find((pilot) => pilot.pilotId === pilotId);
    return entry ? [{ channelId: entry.channelId, race }] : [];
  });
  return [...(currentRow ? [{ channelId: currentRow.channelId, race: null }] : []), ...nextRaces].slice(0, 2);
}

interface OwnRacesProps {
  name: string;
  pilotId: Guid;
  data: QuickStatusData;
}

/** Tells the signed-in pilot where they fly now and next, and on which channels. */
export function OwnRaces({ name, pilotId, data }: OwnRacesProps) {
  const races = ownRaces(pilotId, data);
  const labelOf = (race: NonNullable<OwnRace['race']>) => raceLabel(race, data.showsType);
  if (races.length === 0) return null;
  return (
    <Line>
      {races.map(({ channelId, race }, index) => (
        <span key={race ? labelOf(race) : 'now'}>
          {index === 0 && <b>{name}</b>}
          {index === 0 ? (race ? `, you fly next in ${labelOf(race)} on ` : ', you are flying on ') : null}
          {index > 0 && race ? `then ${labelOf(race)} on ` : null}
          <PilotChannel channels={data.channels} channelId={channelId} large />
        </span>
      ))}
    </Line>
  );
}
