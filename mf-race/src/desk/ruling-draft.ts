import { type Guid, type RaceDetails, type Ruling, validLaps } from '@holeshot/domain';
import { parseMoment, tenthsText } from '../objections/clock-text';
import type { DeskCase } from './list-cases';

/** The input under Correct. */
export interface RulingDraft {
  kind: 'add' | 'move' | 'count' | 'discount' | 'reassign';
  /** of the crossing that counts, does not, was at another time or another pilot's */
  detectionId: Guid;
  /** who crossed */
  pilotId: Guid;
  /** since the start of the race: `0:58.4`; `''` until somebody chooses one */
  moment: string;
}

/** The middle of the lap of a case, where the steps begin; without a lap, the start of the race. */
export function getMiddle({ detectionId }: Pick<DeskCase, 'detectionId'>, race: RaceDetails): string {
  const lap = validLaps(race).find((one) => one.detectionId === detectionId);
  return tenthsText(lap ? ((lap.start + lap.end) / 2 - (race.start ?? 0)) / 1_000 : 0);
}

/**
 * The initial draft of a case: a crossing in the middle of a lap that looks like two, otherwise the crossing of the
 * case.
 */
export function toDraft(deskCase: DeskCase, race: RaceDetails): RulingDraft {
  const { pilotId, detectionId, question, doubt } = deskCase;
  const time = question?.time ?? null;
  const isMissing = question ? question.reason === 'missing' : doubt?.kind === 'double-lap';
  return {
    kind: isMissing ? 'add' : question?.reason === 'time' ? 'move' : 'discount',
    detectionId: detectionId ?? race.detections.find((one) => one.pilotId === pilotId)?.id ?? '',
    pilotId: pilotId ?? race.pilotChannels[0]?.pilotId ?? '',
    moment:
      time !== null
        ? tenthsText((time - (race.start ?? 0)) / 1_000)
        : isMissing
          ? getMiddle(deskCase, race)
          : '',
  };
}

/** The crossings that a correction can name, by time. */
export const listCrossings = (
  { detections }: Pick<RaceDetails, 'detections'>,
  kind: RulingDraft['kind'],
): RaceDetails['detections'] =>
  detections
    .filter(({ timingSystemIndex, isLapEnd, valid }) => {
      const isRight = kind === 'count' ? !valid : valid;
      return timingSystemIndex === 0 && isLapEnd && isRight;
    })
    .sort((a, b) => a.time - b.time);

/** The ruling of a draft; `null` while its moment is invalid, or no crossing is chosen. */
export function toRuling(draft: RulingDraft, race: Pick<RaceDetails, 'start' | 'detections'>): Ruling | null {
  const { kind, detectionId, pilotId } = draft;
  const { start } = race;
  if (kind !== 'add' && !listCrossings(race, kind).some(({ id }) => id === detectionId)) return null;
  if (kind === 'count' || kind === 'discount')
    return { kind: 'count', detectionId, counts: kind === 'count' };
  if (kind === 'reassign') return { kind, detectionId, pilotId };
  const seconds = parseMoment(draft.moment);
  if (seconds === null || start === null) return null;
  const time = start + Math.round(seconds * 1_000);
  return kind === 'add' ? { kind, pilotId, time } : { kind, detectionId, time };
}
