/** The scopes of a read of one event. */
export const eventScopes = ({ eventId }: { eventId: string }) => [`event:${eventId}` as const];

/** For a read of an event or of its revision: limited like a search, because a revision is computed from all races. */
export const pinnedRead = {
  scopes: eventScopes,
  isSearch: ({ revision }: { revision?: string | undefined }) => revision !== undefined,
};
