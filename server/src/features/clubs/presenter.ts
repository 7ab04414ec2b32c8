import type { WireClub, WireClubFull, WireMember } from '@holeshot/contract/wire';
import { accountPolicy, formatWireClock, fromInstantMs } from '@holeshot/domain';
import { renderMarkdown } from '@holeshot/domain/markdown';
import type { ClubMember, StoredClub } from '../../events/read/clubs';
import type { ListedEvent } from '../../events/read/list-events';
import { presentClubRef, presentEventListItem } from '../../events/read/present-event';

export function presentClub(club: StoredClub): WireClub {
  return {
    ...presentClubRef(club),
    Visible: club.visible,
    BannerUrl: club.bannerUrl,
    TextColor: club.textColor,
    Latitude: club.latitude,
    Longitude: club.longitude,
    Address: club.address,
    Timezone: club.timeZone,
    Creation: formatWireClock(fromInstantMs(club.createdAt.getTime(), club.timeZone)),
  };
}

/** A page shows a name only when there is no handle (R16), so the answer has it only then. */
function presentMember(member: ClubMember): WireMember {
  const hasHandle = member.handle !== null;
  return {
    ID: member.id,
    Handle: member.handle,
    Firstname: hasHandle ? '' : member.firstName,
    Lastname: hasHandle ? '' : member.lastName,
    PhotoUrl: member.photoUrl,
    HasProfile: hasHandle && member.hasPublicProfile && accountPolicy.hasProfile(member),
  };
}

/** The club with its events, and its members by role. */
export function presentClubFull(
  club: StoredClub,
  events: readonly ListedEvent[],
  members: readonly ClubMember[],
): WireClubFull {
  const ofRole = (role: ClubMember['role']) =>
    members.filter((member) => member.role === role).map(presentMember);
  return {
    ...presentClub(club),
    Description: club.description,
    DescriptionHtml: renderMarkdown(club.description),
    Events: events.map(presentEventListItem),
    Admins: ofRole('admin'),
    Members: ofRole('member'),
  };
}
