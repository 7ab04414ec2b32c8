/** Header of writes: the id of the person for whom the page was loaded. The server refuses the writes of a page of another. */
export const PERSON_HEADER = 'holeshot-person';

/** Channel on which a tab tells the others that somebody signed in or out. */
export const SESSION_CHANNEL = 'holeshot-session';
