import type { WireAccount } from '@holeshot/contract/wire';
import { presentEventListItem } from '../events/presenter';
import type { UserRow } from './account-form';
import type { listMatches, PilotOfEvent, RegisteredEvent } from './repository';

interface AccountParts {
  user: UserRow;
  registrations: RegisteredEvent[];
  matches: Awaited<ReturnType<typeof listMatches>>;
  claims: PilotOfEvent[];
  sessionCount: number;
}

const presentPilot = ({ event, pilot }: PilotOfEvent) => ({
  Event: presentEventListItem(event),
  Pilot: { ID: pilot.id, Name: pilot.name },
});

export function presentAccount({
  user,
  registrations,
  matches,
  claims,
  sessionCount,
}: AccountParts): WireAccount {
  return {
    Registrations: registrations.map(({ event, status, place }) => ({
      Event: presentEventListItem(event),
      Status: status,
      Place: place,
    })),
    Matches: matches.map((match) => ({ ...presentPilot(match), IsClaimedByOther: match.isClaimedByOther })),
    Claims: claims.map(presentPilot),
    DeletionAt: user.deletionAt?.toISOString() ?? null,
    SessionCount: sessionCount,
  };
}
