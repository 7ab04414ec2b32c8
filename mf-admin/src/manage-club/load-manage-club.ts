import {
  type Account,
  accountQuery,
  fillPath,
  propertiesQuery,
  type Settled,
  sessionQuery,
} from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import type { Property } from '@holeshot/contract/wire';
import { clubPolicy } from '@holeshot/domain';
import type { PageArgs } from '@holeshot/platform';
import {
  type ManagedClub,
  type ManagedSeason,
  managedClubQuery,
  managedSeasonsQuery,
} from './managing.query';

/** The parts of one club, each of which may fail alone. */
export interface ClubParts {
  clubId: number;
  properties: Settled<Property[]>;
  club: Settled<ManagedClub>;
  seasons: Settled<ManagedSeason[]>;
}

export type ManageClubData =
  | { kind: 'signed-out' }
  /** `asked` are clubs that have not answered the user's request to join */
  | { kind: 'no-club'; canCreate: boolean; asked: Account['askedClubs'] }
  | { kind: 'clubs'; clubs: ClubParts[] };

/** Loads every club that the user manages, past the cache. */
export async function loadManageClub({ client }: PageArgs): Promise<ManageClubData> {
  const { user } = await client.get(sessionQuery());
  if (!user) return { kind: 'signed-out' };
  const clubIds = user.adminOfClubIds.filter((clubId) => clubPolicy.canManage(user, { clubId }));
  if (clubIds.length === 0) {
    const account = await client.settle(accountQuery(), { cache: false });
    const asked = account.ok ? account.value.askedClubs : [];
    return { kind: 'no-club', canCreate: clubPolicy.canCreate(user), asked };
  }
  const clubs = await Promise.all(
    clubIds.map(async (clubId): Promise<ClubParts> => {
      const [properties, club, seasons] = await Promise.all([
        client.settle(propertiesQuery(fillPath(paths.clubProperties, { clubId })), { cache: false }),
        client.settle(managedClubQuery(clubId), { cache: false }),
        client.settle(managedSeasonsQuery(clubId), { cache: false }),
      ]);
      return { clubId, properties, club, seasons };
    }),
  );
  // the session ended since this page loaded it
  const hasEnded = clubs.some(({ club }) => !club.ok && club.failure.status === 401);
  return hasEnded ? { kind: 'signed-out' } : { kind: 'clubs', clubs };
}
