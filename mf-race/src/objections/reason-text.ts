import type { ObjectionReason } from '@holeshot/domain';

const REASONS: Record<ObjectionReason, string> = {
  missing: 'A crossing is missing',
  time: 'The time is wrong',
  'not-mine': 'The crossing was not theirs',
};

export const reasonText = (reason: ObjectionReason): string => REASONS[reason];
