import { clubHref } from '@holeshot/contract';
import { type Club, formatDate, type RaceEvent } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import { ClubLogo, PHONE, WIDE } from '@holeshot/ui';
import { HostedBy } from './hosted-by';

const Card = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  min-height: 48px;
  margin: 12px 0 0;
  overflow-wrap: anywhere;
  small {
    display: block;
    color: var(--t3);
    font-size: 13px;
    line-height: 1.2;
  }
  b {
    font-weight: 600;
    font-size: 17px;
  }
  ${WIDE} {
    small:last-child {
      display: none;
    }
  }
  ${PHONE} {
    min-height: 52px;
    margin: 0;
    small:first-child {
      display: none;
    }
    small:last-child {
      color: var(--t2);
    }
    > :first-child {
      width: 32px;
      height: 32px;
    }
  }
  &:hover b {
    text-decoration: underline var(--red-t);
    text-underline-offset: 3px;
  }
`;

/** Links to the hosting club. On phones it has the day of the event, for which the banner has no room. */
export function HostCard({ club, start }: { club: Club; start: RaceEvent['start'] }) {
  return (
    <Card to={clubHref({ clubId: club.id })}>
      <ClubLogo club={club} />
      <span>
        <small>
          <HostedBy />
        </small>
        <b>{club.name}</b>
        {start !== null && <small>{formatDate(start)}</small>}
      </span>
    </Card>
  );
}
