import { eventHref, raceHref } from '@holeshot/contract';
import { formatDate, formatTimeOfDay } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import { EmptyView, Lines, Muted, Section, TextLink } from '@holeshot/ui';
import type { RacesOfEvent } from './recent-races';

const Row = styled(SiteLink)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(72px, auto);
  gap: 16px;
  align-items: center;
  min-height: 48px;
  &:hover {
    background: var(--s1);
  }
  span {
    color: var(--t2);
  }
  b {
    text-align: right;
    font-weight: 600;
    white-space: nowrap;
  }
`;

/** Recent races by event, with the person's own result. */
export function RacesTab({ groups }: { groups: readonly RacesOfEvent[] }) {
  if (groups.length === 0) {
    return <EmptyView title="No races yet" text="Races appear here once they are flown." />;
  }
  return groups.map(({ event, races }) => (
    <Section
      key={event.id}
      level={3}
      isFirst
      heading={<TextLink to={eventHref({ eventId: event.id })}>{event.name}</TextLink>}
      aside={event.start !== null && <Muted>{formatDate(event.start)}</Muted>}
    >
      <Lines>
        {races.map((race) => (
          <li key={race.id}>
            <Row to={raceHref({ eventId: event.id, raceId: race.id })}>
              {race.title}
              <span>{race.start !== null && formatTimeOfDay(race.start)}</span>
              <b>{race.result}</b>
            </Row>
          </li>
        ))}
      </Lines>
    </Section>
  ));
}
