import type { WireAccount } from '@holeshot/contract/wire';
import { presentEventListItem } from '../../events/read/present-event';
import { type NoticeRow, presentNotice } from '../../people/notices';
import type { UserRow } from './account-form';
import type { listAskedClubs, listMatches, listOwnClubs, PilotOfEvent, RegisteredEvent } from './repository';

interface AccountParts {
  user: UserRow;
  registrations: RegisteredEvent[];
  matches: Awaited<ReturnType<typeof listMatches>>;
  claims: PilotOfEvent[];
  ownClubs: Awaited<ReturnType<typeof listOwnClubs>>;
  askedClubs: Awaited<ReturnType<typeof listAskedClubs>>;
  readNotices: NoticeRow[];
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
  ownClubs,
  askedClubs,
  readNotices,
  sessionCount,
}: AccountParts): WireAccount {
  return {
    Registrations: registrations.map(({ event, status, place, isHidden }) => ({
      Event: presentEventListItem(event),
      Status: status,
      Place: place,
      IsHidden: isHidden,
    })),
    Matches: matches.map((match) => ({ ...presentPilot(match), IsClaimedByOther: match.isClaimedByOther })),
    Claims: claims.map(presentPilot),
    Clubs: ownClubs.map(({ id, name, isManager }) => ({ ID: id, Name: name, IsManager: isManager })),
    AskedClubs: askedClubs.map(({ id, name }) => ({ ID: id, Name: name })),
    ReadNotices: readNotices.map(presentNotice),
    DeletionAt: user.deletionAt?.toISOString() ?? null,
    SessionCount: sessionCount,
  };
}
