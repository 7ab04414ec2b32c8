import type { WireQuestion } from '@holeshot/contract/wire';
import { type ObjectionReason, parseClock, type RaceDetails } from '@holeshot/domain';
import { tenthsText } from '../objections/clock-text';
import type { OwnLap } from './own-laps';

/** What a pilot has chosen and typed in the form for a question. */
export interface QuestionDraft {
  lap: OwnLap | undefined;
  reason: ObjectionReason;
  moment: string;
  words: string;
  code: string;
}

/** The draft of a sent question; with `otherLap` when the pilot no longer has its lap. */
export function toDraft(
  { detectionId, reason, words, code = '', time }: WireQuestion,
  race: Pick<RaceDetails, 'start'>,
  laps: readonly OwnLap[],
  otherLap: OwnLap | undefined,
): QuestionDraft {
  const lap = laps.find((one) => one.detectionId === detectionId) ?? otherLap;
  const at = time === null ? null : parseClock(time);
  const moment = at === null || race.start === null ? '' : tenthsText((at - race.start) / 1_000);
  return { lap, reason, moment, words, code };
}
