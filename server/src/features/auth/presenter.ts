import { signIn } from '@holeshot/contract/paths';
import type { WireProfile, WireSession } from '@holeshot/contract/wire';
import { renderMarkdown } from '@holeshot/domain/markdown';
import { presentNotice } from '../../people/notices';
import type { Profile } from '../../people/profiles';
import type { SignedIn } from '../../people/signed-in';

export function presentProfile(profile: Profile): WireProfile {
  return {
    ID: profile.id,
    Handle: profile.handle,
    Firstname: profile.firstName,
    Lastname: profile.lastName,
    Bio: profile.bio,
    BioHtml: renderMarkdown(profile.bio),
    PhotoUrl: profile.photoUrl,
  };
}

/** The session of a person, or of a visitor. */
export function presentSession(person: SignedIn | null): WireSession {
  return {
    user: person && {
      ID: person.id,
      Handle: person.handle,
      Firstname: person.firstName,
      Lastname: person.lastName,
      Bio: person.bio,
      PhotoUrl: person.photoUrl,
      PatreonMemberThumbUrl: person.thumbUrl,
      ManagedClub: person.managedClub && { ID: person.managedClub.id, Name: person.managedClub.name },
      Tier: person.tier,
      AdminOf: [...person.adminOfClubIds],
      ClaimedPilots: person.claimedPilotIds,
    },
    link: signIn,
    admin_of: person?.managedClub?.id ?? null,
    registrations: (person?.registrations ?? []).map(({ eventId, status, place }) => ({
      EventID: eventId,
      Status: status,
      Place: place,
    })),
    notices: (person?.notices ?? []).map(presentNotice),
  };
}
