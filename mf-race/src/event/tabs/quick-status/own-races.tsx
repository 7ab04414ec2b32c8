import { raceHref } from '@holeshot/contract';
import { formatClock, type Guid } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import { PHONE } from '@holeshot/ui';
import { PilotChannel } from '../../../channels/pilot-channel';
import type { EventPilot } from '../../../event-pilots/event-pilot';
import { PilotMark } from '../../../follow/pilot-mark';
import type { MarkedPilots } from '../../../follow/use-marked-pilots';
import { raceLabel } from '../../../racing/race-names';
import type { UpcomingRace } from '../../upcoming-race';
import type { QuickStatusData } from './quick-status-data';

const List = styled.ul`
  display: grid;
  gap: 4px;
  margin-top: 16px;
  ${PHONE} {
    margin-top: 4px;
  }
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 10px;
  min-height: 48px;
  padding: 8px 16px;
  border-radius: 6px;
  background: var(--live);
  font-size: 18px;
  color: var(--t2);
  b {
    color: var(--t1);
  }
  span > span {
    vertical-align: middle;
  }
  a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  /* less high, so that the first rows of the race stay in view */
  ${PHONE} {
    min-height: 30px;
    padding: 2px 12px;
    font-size: 16px;
  }
`;

interface OwnRacesProps {
  eventId: string;
  marked: MarkedPilots;
  data: QuickStatusData;
}

/** Shows the current and next races of the signed-in and followed pilots, with channel and expected time. */
export function OwnRaces({ eventId, marked, data }: OwnRacesProps) {
  const pilots = [...(marked.own ? [marked.own] : []), ...marked.followed];
  const lines = pilots.flatMap((pilot) => {
    const races = listOwnRaces(pilot.id, data);
    return races.length > 0 ? [{ pilot, races }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <List>
      {lines.map(({ pilot, races }) => (
        <Line key={pilot.id}>
          <OwnLine eventId={eventId} pilot={pilot} races={races} marked={marked} data={data} />
        </Line>
      ))}
    </List>
  );
}

function OwnLine({
  eventId,
  pilot,
  races: [first, second],
  marked,
  data,
}: OwnRacesProps & { pilot: EventPilot; races: readonly OwnRace[] }) {
  const isOwn = pilot === marked.own;
  return (
    <>
      {!isOwn && <PilotMark pilotId={pilot.id} marked={marked} />}
      {first && (
        <span>
          <b>{isOwn ? 'You' : pilot.name}</b> {isOwn ? 'are' : 'is'} flying on{' '}
          <Flight {...first} eventId={eventId} data={data} />
        </span>
      )}
      {second && (
        <span>
          then on <Flight {...second} eventId={eventId} data={data} />
        </span>
      )}
    </>
  );
}

/** `R5 now`; `R5 in Round 4, Race 3, about 11:54 AM` */
function Flight({ eventId, channelId, race, data }: OwnRace & Omit<OwnRacesProps, 'marked'>) {
  return (
    <>
      <PilotChannel channels={data.channels} channelId={channelId} large />
      {race ? (
        <>
          {' in '}
          <SiteLink to={raceHref({ eventId, raceId: race.id })}>{raceLabel(race, data.showsType)}</SiteLink>
          {race.expectedStart !== null && `, about ${formatClock(race.expectedStart)}`}
        </>
      ) : (
        ' now'
      )}
    </>
  );
}

/** A race in which a pilot flies. */
interface OwnRace {
  channelId: Guid | null;
  /** `null` for the race in progress */
  race: UpcomingRace | null;
}

/** At most two races of a pilot: the one in progress and the next one, or the next two. */
function listOwnRaces(
  pilotId: Guid,
  { current, upcoming }: Pick<QuickStatusData, 'current' | 'upcoming'>,
): OwnRace[] {
  const currentRow = current?.ok ? current.value.rows.find((row) => row.pilotId === pilotId) : undefined;
  const nextRaces = upcoming.flatMap((race) => {
    const entry = race.pilots.find((pilot) => pilot.pilotId === pilotId);
    return entry ? [{ channelId: entry.channelId, race }] : [];
  });
  return [...(currentRow ? [{ channelId: currentRow.channelId, race: null }] : []), ...nextRaces].slice(0, 2);
}
