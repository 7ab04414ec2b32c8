import type { WirePilot } from '@holeshot/contract/wire';
import type { Pilot } from '@holeshot/domain';

export function presentPilot(pilot: Pilot): WirePilot {
  return {
    ID: pilot.id,
    Name: pilot.name,
    PracticePilot: pilot.practicePilot,
    PhotoURL: pilot.photoUrl,
    Phonetic: pilot.phonetic,
    FirstName: pilot.firstName,
    LastName: pilot.lastName,
    CatchPhrase: pilot.catchPhrase,
  };
}
