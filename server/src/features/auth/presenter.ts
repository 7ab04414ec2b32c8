import type { WireProfile } from '@holeshot/contract/wire';
import type { Profile } from './repository';

export function presentProfile(profile: Profile): WireProfile {
  return {
    ID: profile.id,
    Handle: profile.handle,
    Firstname: profile.firstName,
    Lastname: profile.lastName,
    Bio: profile.bio,
    PhotoUrl: profile.photoUrl,
  };
}
