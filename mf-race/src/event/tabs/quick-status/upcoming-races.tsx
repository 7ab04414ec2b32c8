import { eventHref, raceHref } from '@holeshot/contract';
import { formatClock } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import { ButtonLink } from '@holeshot/ui';
import { PilotChannel } from '../../../channels/pilot-channel';
import type { MarkedRacePilots } from '../../../event-pilots/race-pilots';
import { raceLabel } from '../../../racing/race-names';
import type { UpcomingRace } from '../../upcoming-race';

const Race = styled.article<{ $own: boolean }>`
  padding: 14px 0 16px;
  border-top: 1px solid var(--edge);
  background: ${({ $own }) => ($own ? 'var(--live)' : 'none')};
  box-shadow: ${({ $own }) => ($own ? '-16px 0 var(--live), 16px 0 var(--live)' : 'none')};
  header {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
    margin-bottom: 8px;
    color: var(--t2);
  }
  header a {
    color: var(--t1);
    font-weight: 600;
    font-size: 17px;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px 16px;
  }
  li {
    display: flex;
    align-items: center;
    gap: 10px;
    min-width: 0;
  }
  li span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const All = styled(ButtonLink)`
  width: 100%;
`;

interface UpcomingRacesProps extends MarkedRacePilots {
  eventId: string;
  races: readonly UpcomingRace[];
  showsType: boolean;
}

/** The next races with pilots, channels and expected start times. */
export function UpcomingRaces({ eventId, races, showsType, channels, getPilot, marked }: UpcomingRacesProps) {
  return (
    <>
      {races.map((race) => (
        <Race key={race.id} $own={race.pilots.some(({ pilotId }) => marked.ids.has(pilotId))}>
          <header>
            <h3>
              <SiteLink to={raceHref({ eventId, raceId: race.id })}>{raceLabel(race, showsType)}</SiteLink>
            </h3>
            {race.expectedStart !== null && <span>about {formatClock(race.expectedStart)}</span>}
          </header>
          <ul>
            {race.pilots.map(({ pilotId, channelId }) => (
              <li key={pilotId}>
                <PilotChannel channels={channels} channelId={channelId} />
                {marked.ids.has(pilotId) ? (
                  <b>{getPilot(pilotId).name}</b>
                ) : (
                  <span>{getPilot(pilotId).name}</span>
                )}
              </li>
            ))}
          </ul>
        </Race>
      ))}
      <All to={eventHref({ eventId, tab: 'channels' })}>All channels</All>
    </>
  );
}
