import type { Decision } from '@holeshot/domain';

/** The race director's decision in one word. */
export const DECIDED: Record<Decision, string> = {
  accepted: 'Accepted',
  corrected: 'Corrected',
  rejected: 'Rejected',
};
