import { pilotInEventHref, raceHref } from '@holeshot/contract';
import type { Guid } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { ChannelTag, Muted, PilotName, TextLink, VisuallyHidden } from '@holeshot/ui';
import { hasSeveralTypes, racePlace, raceShort } from '../parts/race-names';
import type { ShownPilot } from '../parts/shown-pilot';
import type { ChannelGroup } from './channels-view-model';

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: 32px 40px;
  margin-top: 24px;
`;

const Head = styled.h2`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 40px;
  padding-bottom: 8px;
  border-bottom: 1px solid var(--edge);
  small {
    margin-left: auto;
    color: var(--t2);
    font-size: 16px;
    font-weight: 500;
    letter-spacing: 0;
  }
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 44px;
  border-bottom: 1px solid var(--line);
  > span {
    flex: none;
    display: flex;
    gap: 10px;
    color: var(--t2);
  }
`;

interface ChannelsTabProps {
  eventId: string;
  pilotOf: (id: Guid) => ShownPilot;
  groups: readonly ChannelGroup[];
}

/** Who flies where next. The frequency stands beside the name, since short names mean several channels. */
export function ChannelsTab({ eventId, pilotOf, groups }: ChannelsTabProps) {
  const namesTypes = hasSeveralTypes(groups.flatMap(({ pilots }) => pilots.flatMap(({ races }) => races)));
  return (
    <Groups>
      {groups.map(({ channel, pilots }) => (
        <section
          key={channel?.id ?? ''}
          aria-label={channel ? `${channel.label}, ${channel.frequency} MHz` : 'No channel'}
        >
          <Head>
            {channel ? (
              <>
                <ChannelTag large label={channel.label} color={channel.color} />
                <small>{channel.frequency} MHz</small>
              </>
            ) : (
              'No channel'
            )}
          </Head>
          <ul>
            {pilots.map(({ pilotId, races }) => (
              <Row key={pilotId}>
                <PilotName name={pilotOf(pilotId).name} href={pilotInEventHref({ eventId, pilotId })} />
                <NextRaces eventId={eventId} races={races} namesTypes={namesTypes} />
              </Row>
            ))}
          </ul>
        </section>
      ))}
    </Groups>
  );
}

interface NextRacesProps {
  eventId: string;
  races: ChannelGroup['pilots'][number]['races'];
  namesTypes: boolean;
}

/** At most three; the rest as a number. */
function NextRaces({ eventId, races, namesTypes }: NextRacesProps) {
  const shown = races.slice(0, 3);
  return (
    <span>
      {shown.map((race) => (
        <TextLink key={race.id} to={raceHref({ eventId, raceId: race.id })}>
          {raceShort(race, namesTypes)}
          <VisuallyHidden>, {racePlace(race, namesTypes)}</VisuallyHidden>
        </TextLink>
      ))}
      {races.length > shown.length && <Muted>+{races.length - shown.length}</Muted>}
    </span>
  );
}
