import type { SessionUser } from '@holeshot/client';
import { accountHref, adminHref, logoutHref, manageClubHref } from '@holeshot/contract';
import { clubPolicy, sitePolicy } from '@holeshot/domain';
import { SiteLink, styled, usePlatform } from '@holeshot/platform';
import { DropdownMenu, PHONE, PilotPhoto, visuallyHidden } from '@holeshot/ui';
import { menuItemLook } from './menu-link';

const Menu = styled(DropdownMenu)`
  summary {
    ${menuItemLook}
    gap: 8px;
    padding-right: 0;
  }
  > div {
    min-width: 220px;
    max-height: calc(100dvh - 64px);
    overflow: auto;
  }
  hr {
    height: 1px;
    margin: 6px;
    border: 0;
    background: var(--line);
  }
`;

/** On phones the name is in the panel: the bar has only the photo. */
const BarName = styled.span`
  max-width: 180px;
  overflow: hidden;
  text-overflow: ellipsis;
  ${PHONE} {
    ${visuallyHidden}
  }
`;

const PanelName = styled.p`
  display: none;
  padding: 8px 12px;
  overflow-wrap: anywhere;
  font-weight: 600;
  ${PHONE} {
    display: block;
  }
`;

/** The menu of a signed-in user: photo and name, which open the items (R111). */
export function SignedInMenu({ user }: { user: SessionUser }) {
  const { openDialog } = usePlatform();
  const { managedClub } = user;
  const name = getName(user);
  const openClubDialog = (dialog: string) => openDialog(dialog, { clubId: managedClub?.id });
  return (
    <Menu
      summary={
        <>
          <PilotPhoto url={user.photoUrl} name={name} size={30} />
          <BarName>{name}</BarName>
        </>
      }
    >
      <PanelName>{name}</PanelName>
      <SiteLink to={accountHref()}>Your Account</SiteLink>
      <button type="button" onClick={() => openDialog('edit-account')}>
        Edit Account
      </button>
      <button type="button" onClick={() => openDialog('link-club')}>
        Link to existing club
      </button>
      {clubPolicy.canCreate(user) && (
        <button type="button" onClick={() => openDialog('create-club')}>
          Create your club
        </button>
      )}
      {managedClub && (
        <>
          <hr />
          <button type="button" onClick={() => openClubDialog('create-event')}>
            Create Event
          </button>
          <SiteLink to={manageClubHref()}>Manage Club / Events</SiteLink>
          <button type="button" onClick={() => openClubDialog('edit-club')}>
            Edit Club
          </button>
          <button type="button" onClick={() => openClubDialog('link-application')}>
            Link to application
          </button>
        </>
      )}
      <hr />
      <SiteLink to={logoutHref()}>Logout</SiteLink>
      {sitePolicy.canAdminister(user) && <SiteLink to={adminHref()}>Admin</SiteLink>}
    </Menu>
  );
}

/** The handle, or first and last name without one. */
const getName = ({ handle, firstName, lastName }: SessionUser): string =>
  handle ?? (`${firstName} ${lastName}`.trim() || 'Your account');
