import type { SessionUser } from '@holeshot/client';
import { accountHref } from '@holeshot/contract';
import { SiteLink, styled, usePlatform, useSession, withRetry } from '@holeshot/platform';
import { PilotPhoto } from '@holeshot/ui';
import { lazy, Suspense } from 'react';
import { menuItemLook } from './menu-link';
import { nameOf } from './name-of';

const LoginButton = styled.button.attrs({ type: 'button' })`
  ${menuItemLook}
`;

const AccountLink = styled(SiteLink)`
  ${menuItemLook}
`;

/** In place of the menu when its chunk does not load. */
const PlainAccountLink = ({ user }: { user: SessionUser }) => (
  <AccountLink to={accountHref()} aria-label={nameOf(user)}>
    <PilotPhoto url={user.photoUrl} size={30} />
  </AccountLink>
);

/** Loaded only for those who are signed in. */
const SignedInMenu = lazy(() =>
  withRetry(() => import('./signed-in-menu')).then(
    (chunk) => ({ default: chunk.SignedInMenu }),
    () => ({ default: PlainAccountLink }),
  ),
);

/** A Login button, or the menu of the signed-in user (R3). */
export function UserMenu() {
  const { openDialog } = usePlatform();
  const { user } = useSession();
  if (!user) return <LoginButton onClick={() => openDialog('login')}>Login</LoginButton>;
  return (
    <Suspense fallback={<PlainAccountLink user={user} />}>
      <SignedInMenu user={user} />
    </Suspense>
  );
}
