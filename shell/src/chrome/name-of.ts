import type { SessionUser } from '@holeshot/client';

/** The handle, or first and last name where there is none. */
export const nameOf = ({ handle, firstName, lastName }: SessionUser): string =>
  handle ?? (`${firstName} ${lastName}`.trim() || 'Your account');
