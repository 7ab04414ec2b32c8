import { clubHref } from '@holeshot/contract';
import type { Club } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import { ClubLogo, PHONE } from '@holeshot/ui';
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
  ${PHONE} {
    min-height: 52px;
    margin: 0;
    small {
      display: none;
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

/** Links to the hosting club. */
export function HostCard({ club }: { club: Club }) {
  return (
    <Card to={clubHref({ clubId: club.id })}>
      <ClubLogo club={club} />
      <span>
        <small>
          <HostedBy />
        </small>
        <b>{club.name}</b>
      </span>
    </Card>
  );
}
