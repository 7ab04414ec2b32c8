import { includesTier, TIERS } from '@holeshot/domain';
import { gt, inArray, or, type Placeholder } from 'drizzle-orm';
import { schema } from '../database';

const { users } = schema;

const CLUB_TIERS = TIERS.filter((tier) => includesTier(tier, 'Club'));

/** Whether a row of `users` may manage clubs at `now`: by the tier, or within its grace period (R125). */
export const hasClubTier = (now: Date | Placeholder) =>
  or(inArray(users.tier, CLUB_TIERS), gt(users.clubTierUntil, now));
