import { includesTier, isSiteAdmin, type Person, type Tier } from './person';

/*
 * Permissions: one policy per subject. The server enforces it on every call; pages use the same policy to decide what
 * they show.
 */

/** A person's own account. */
export const accountPolicy = {
  canEdit: (person: Person | null, account: { userId: number }): boolean => person?.id === account.userId,
  /** the handle, the photo and the public profile (R18) */
  hasProfile: ({ tier }: { tier: Tier }): boolean => includesTier(tier, 'Pilot'),
};

/** Registrations for events. */
export const registrationPolicy = {
  /** only for oneself; does not check whether registration is open (`isRegistrationOpen`) */
  canRegister: (person: Person | null): person is Person => person !== null,
  canRemove: (person: Person | null, registration: { userId: number; clubId: number }): boolean =>
    person?.id === registration.userId || clubPolicy.canManage(person, registration),
};

/** Claims: the person behind a pilot of an event. */
export const claimPolicy = {
  /** one's own handle only */
  canClaim: (person: Person | null, pilot: { isOwnHandle: boolean }): person is Person =>
    person !== null && pilot.isOwnHandle,
  canUndo: (person: Person | null, claim: { userId: number; clubId: number }): boolean =>
    person?.id === claim.userId || clubPolicy.canManage(person, claim),
};

/** Clubs, with their events and races. */
export const clubPolicy = {
  /** an admin of the club, as long as the tier includes that (R125) */
  canManage: (person: Person | null, club: { clubId: number }): boolean =>
    person?.adminOfClubIds.includes(club.clubId) === true,
  /** the Club tier includes one club (R18) */
  canCreate: (person: Person | null): person is Person =>
    person !== null && includesTier(person.tier, 'Club') && person.adminOfClubIds.length === 0,
};

/** The site itself. */
export const sitePolicy = {
  canAdminister: isSiteAdmin,
};
