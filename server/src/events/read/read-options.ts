import type { Scope } from '../../database';

/** The scopes of a read of one event. */
export const eventScopes = ({ eventId }: { eventId: string }) => [`event:${eventId}` as const];

/** The scopes of a read of one event that also shows its club, or times by the club's zone. */
export const eventAndClubScopes = ({ eventId }: { eventId: string }): Scope[] => [
  `event:${eventId}`,
  'clubs',
];

/** The scopes of a read of a person's events, and of what they reached in them. */
export const userScopes = ({ userId }: { userId: number | string }): Scope[] => [
  ...(['events', 'clubs', 'users'] as const),
  `user:${Number(userId)}`,
];

/** For a read of an event or of its revision: limited like a search, because a revision is computed from all races. */
export const pinnedRead = {
  scopes: eventScopes,
  isSearch: ({ revision }: { revision?: string | undefined }) => revision !== undefined,
};
