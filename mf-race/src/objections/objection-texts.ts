import type { Decision, ObjectionReason } from '@holeshot/domain';

/** The race director's decision in one word. */
export const DECIDED: Record<Decision, string> = {
  accepted: 'Accepted',
  corrected: 'Corrected',
  rejected: 'Rejected',
};

/** The pilot's reason, as others read it. */
export const REASONS: Record<ObjectionReason, string> = {
  missing: 'A crossing is missing',
  time: 'The time is wrong',
  'not-mine': 'The crossing was not theirs',
};
