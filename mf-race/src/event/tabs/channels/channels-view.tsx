import { pilotInEventHref, raceHref } from '@holeshot/contract';
import { styled } from '@holeshot/platform';
import { ChannelTag, Muted, PilotName, TextLink, VisuallyHidden } from '@holeshot/ui';
import { hasSeveralTypes, raceLabel, shortRaceLabel } from '../../../racing/race-names';
import { powerHref } from '../../power/power-href';
import type { TabViewProps } from '../tab';
import type { ChannelGroup } from './group-by-channel';

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

/** The next pilots by channel. Shows the frequency, too, because several channels may share a label. */
export function ChannelsView({ event, getPilot, data: groups }: TabViewProps<ChannelGroup[]>) {
  const eventId = event.id;
  const showsType = hasSeveralTypes(groups.flatMap(({ pilots }) => pilots.flatMap(({ races }) => races)));
  return (
    <>
      <TextLink to={powerHref(eventId)}>Safe to power</TextLink>
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
                  <PilotName name={getPilot(pilotId).name} href={pilotInEventHref({ eventId, pilotId })} />
                  <NextRaces eventId={eventId} races={races} showsType={showsType} />
                </Row>
              ))}
            </ul>
          </section>
        ))}
      </Groups>
    </>
  );
}

interface NextRacesProps {
  eventId: string;
  races: ChannelGroup['pilots'][number]['races'];
  showsType: boolean;
}

/** The next three races, and the number of further ones. */
function NextRaces({ eventId, races, showsType }: NextRacesProps) {
  const nextRaces = races.slice(0, 3);
  return (
    <span>
      {nextRaces.map((race) => (
        <TextLink key={race.id} to={raceHref({ eventId, raceId: race.id })}>
          {shortRaceLabel(race, showsType)}
          <VisuallyHidden>, {raceLabel(race, showsType)}</VisuallyHidden>
        </TextLink>
      ))}
      {races.length > nextRaces.length && <Muted>+{races.length - nextRaces.length}</Muted>}
    </span>
  );
}
