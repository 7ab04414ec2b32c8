/** Support tiers, in rising order (R18). */
export const TIERS = ['Free', 'Pilot', 'Club', 'Sponsor'] as const;
export type Tier = (typeof TIERS)[number];

/** A signed-in person, as far as rights depend on it. A visitor is `null`. */
export interface Person {
  id: number;
  tier: Tier;
  /** clubs that the person may manage: as an admin, with the Club tier or within its grace period (R125) */
  adminOfClubIds: readonly number[];
}

/** The user with this id is the site admin (R6). */
export const SITE_ADMIN_ID = 2;

export const isSiteAdmin = (person: Person | null): boolean => person?.id === SITE_ADMIN_ID;

/** How long a person can manage clubs after the tier fell below Club, so that race days go on (R125). */
export const CLUB_GRACE_MS = 7 * 86_400_000;

/** Whether a tier includes the features of another one (R18). */
export const includesTier = (tier: Tier, needed: Tier): boolean =>
  TIERS.indexOf(tier) >= TIERS.indexOf(needed);
