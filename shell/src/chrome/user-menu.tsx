import { styled, usePlatform, useSession } from '@holeshot/platform';
import { menuItemLook } from './menu-link';
import { SignedInPart } from './signed-in-part';

const LoginButton = styled.button.attrs({ type: 'button' })`
  ${menuItemLook}
  @media (scripting: none) {
    display: none;
  }
`;

/** A Login button, or the menu of the signed-in user (R3). */
export function UserMenu() {
  const { openDialog } = usePlatform();
  const { user } = useSession();
  if (!user) return <LoginButton onClick={() => openDialog('login')}>Login</LoginButton>;
  return <SignedInPart part="menu" />;
}
