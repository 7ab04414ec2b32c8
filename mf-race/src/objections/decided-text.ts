import type { Decision } from '@holeshot/domain';

/** What the race director decided, in one word. */
export const DECIDED: Record<Decision, string> = {
  accepted: 'Accepted',
  corrected: 'Corrected',
  rejected: 'Rejected',
};
