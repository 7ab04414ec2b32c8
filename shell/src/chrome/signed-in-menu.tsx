import type { SessionUser } from '@holeshot/client';
import { accountHref, adminHref, logoutHref, manageClubHref } from '@holeshot/contract';
import { sitePolicy } from '@holeshot/domain';
import { SiteLink, styled, usePlatform } from '@holeshot/platform';
import { PilotPhoto } from '@holeshot/ui';
import { menuItemLook, NARROW } from './menu-link';
import { MenuPanel, menuLook } from './more-menu';
import { nameOf } from './name-of';
import { useDetailsMenu } from './use-details-menu';

const Frame = styled.details`
  ${menuLook}
  min-width: 0;
  summary {
    gap: 8px;
    padding-right: 0;
    span {
      max-width: 180px;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    ${NARROW} {
      span {
        display: none;
      }
    }
  }
`;

const Panel = styled(MenuPanel)`
  min-width: 220px;
  max-height: calc(100dvh - 64px);
  overflow: auto;
  hr {
    height: 1px;
    margin: 6px;
    border: 0;
    background: var(--line);
  }
  p {
    padding: 8px 12px;
    overflow-wrap: anywhere;
    font-weight: 600;
  }
  a,
  button {
    padding: 0 12px;
    border-radius: 6px;
    &:hover {
      background: var(--s3);
    }
  }
`;

/** The name, where the summary has only the photo. */
const Name = styled.p`
  display: none;
  ${NARROW} {
    display: block;
  }
`;

const LinkItem = styled(SiteLink)`
  ${menuItemLook}
`;

const DialogItem = styled.button.attrs({ type: 'button' })`
  ${menuItemLook}
  width: 100%;
  @media (scripting: none) {
    display: none;
  }
`;

/** The menu of a signed-in user: photo and name, which open the items (R111). */
export function SignedInMenu({ user }: { user: SessionUser }) {
  const { openDialog } = usePlatform();
  const { ref, close, onKeyDown } = useDetailsMenu();
  const { managedClub } = user;
  const name = nameOf(user);
  const openClubDialog = (dialog: string) => openDialog(dialog, { clubId: managedClub?.id });
  return (
    <Frame ref={ref} onKeyDown={onKeyDown}>
      <summary aria-label={name}>
        <PilotPhoto url={user.photoUrl} size={30} />
        <span>{name}</span>
      </summary>
      <Panel onClick={close}>
        <Name>{name}</Name>
        <LinkItem to={accountHref()}>Your Account</LinkItem>
        <DialogItem onClick={() => openDialog('edit-account')}>Edit Account</DialogItem>
        <DialogItem onClick={() => openDialog('link-club')}>Link to existing club</DialogItem>
        {managedClub && (
          <>
            <hr />
            <DialogItem onClick={() => openClubDialog('create-event')}>Create Event</DialogItem>
            <LinkItem to={manageClubHref()}>Manage Club / Events</LinkItem>
            <DialogItem onClick={() => openClubDialog('edit-club')}>Edit Club</DialogItem>
            <DialogItem onClick={() => openClubDialog('link-application')}>Link to application</DialogItem>
          </>
        )}
        <hr />
        <LinkItem to={logoutHref()}>Logout</LinkItem>
        {sitePolicy.canAdminister(user) && <LinkItem to={adminHref()}>Admin</LinkItem>}
      </Panel>
    </Frame>
  );
}
