import { clubHref } from '@holeshot/contract';
import { type Club, formatDate } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import { ClubLogo } from '@holeshot/ui';
import type { NextEvents } from './load-clubs';

const Rows = styled.ul`
  display: grid;
  column-gap: 32px;
  border-top: 1px solid var(--edge);
  @media (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 960px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Row = styled(SiteLink)`
  display: flex;
  align-items: center;
  gap: 14px;
  height: 100%;
  min-height: 73px;
  padding: 12px 0;
  border-bottom: 1px solid var(--line);
  overflow-wrap: anywhere;
  small {
    display: block;
    font-size: 15px;
    color: var(--t2);
  }
  &:hover h3 {
    text-decoration: underline var(--red-t);
    text-underline-offset: 3px;
  }
`;

/** Club cards: logo, name, place, next event. */
export function ClubRows({ clubs, next }: { clubs: readonly Club[]; next: NextEvents }) {
  return (
    <Rows>
      {clubs.map((club) => (
        <li key={club.id}>
          <Row to={clubHref({ clubId: club.id })}>
            <ClubLogo club={club} size={48} />
            <span>
              <h3>{club.name}</h3>
              {club.address && <small>{club.address}</small>}
              <NextLine event={next[club.id]} />
            </span>
          </Row>
        </li>
      ))}
    </Rows>
  );
}

function NextLine({ event }: { event: NextEvents[number] | undefined }) {
  if (!event || event.start === null) return null;
  return (
    <small>
      Next: {event.name}, {formatDate(event.start)}
    </small>
  );
}
