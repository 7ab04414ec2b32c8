/** Header of writes: the id of the page's person. The server refuses writes for another person (R137). */
export const PERSON_HEADER = 'holeshot-person';

/** Channel on which a tab tells the others that somebody signed in or out. */
export const SESSION_CHANNEL = 'holeshot-session';
