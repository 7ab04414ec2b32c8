import { accountHref } from '@holeshot/contract';
import { SiteLink, styled, usePlatform, useSession } from '@holeshot/platform';
import { PilotPhoto } from '@holeshot/ui';
import { menuItemLook, NARROW } from './menu-link';

const LoginButton = styled.button.attrs({ type: 'button' })`
  ${menuItemLook}
`;

const AccountLink = styled(SiteLink)`
  ${menuItemLook}
  gap: 8px;
  ${NARROW} {
    span {
      display: none;
    }
  }
`;

/** A Login button, or the signed-in user's photo and name as a link to the account. */
export function UserMenu() {
  const { openDialog } = usePlatform();
  const { user } = useSession();
  if (!user) return <LoginButton onClick={() => openDialog('login')}>Login</LoginButton>;
  const name = user.handle ?? `${user.firstName} ${user.lastName}`;
  return (
    <AccountLink to={accountHref()} aria-label={name}>
      <PilotPhoto url={user.photoUrl} size={28} />
      <span>{name}</span>
    </AccountLink>
  );
}
