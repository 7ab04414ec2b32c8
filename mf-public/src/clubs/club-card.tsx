import { clubHref, eventHref } from '@holeshot/contract';
import { type Club, formatDateTime } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import { ClubLogo, TextLink, ZoneNote } from '@holeshot/ui';
import type { NextEvents } from './load-clubs';

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-bottom: 4px;
  > div {
    display: grid;
  }
`;

const Name = styled(SiteLink)`
  font-size: 18px;
  font-weight: 600;
  color: var(--t1);
  text-decoration: underline 1px var(--edge);
  text-underline-offset: 3px;
`;

const Next = styled(TextLink)`
  padding: 4px 0;
  color: var(--t1);
  font-weight: 500;
`;

interface ClubCardProps {
  club: Club;
  next: NextEvents[number] | undefined;
}

/** The card of a club on the world map: logo, name, place and next event. */
export function ClubCard({ club, next }: ClubCardProps) {
  return (
    <>
      <Head>
        <ClubLogo club={club} />
        <div>
          <Name to={clubHref({ clubId: club.id })}>{club.name}</Name>
          {club.address && <span>{club.address}</span>}
        </div>
      </Head>
      {next ? (
        <>
          <Next to={eventHref({ eventId: next.id })}>{next.name}</Next>
          {next.start !== null && <span>{formatDateTime(next.start)}</span>}
          <ZoneNote {...next} />
        </>
      ) : (
        <span>No event planned</span>
      )}
    </>
  );
}
