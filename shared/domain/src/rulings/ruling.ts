import type { DoubtKind } from '../doubts';
import type { Guid, LocalMs } from '../model';

/** A pilot's objection to a lap: a crossing is missing, its time is wrong, or its crossing was another pilot's. */
export type ObjectionReason = 'missing' | 'time' | 'not-mine';

/** How a race director decides: as requested, in another way, or against it. */
export type Decision = 'accepted' | 'corrected' | 'rejected';

/** A race director's change to the crossings of a race (R166). */
export type Ruling =
  /** a crossing that the timer missed, as a video shows it */
  | { kind: 'add'; pilotId: Guid; time: LocalMs }
  /** whether a crossing counts */
  | { kind: 'count'; detectionId: Guid; counts: boolean }
  /** the crossing was at another time, as a video shows it */
  | { kind: 'move'; detectionId: Guid; time: LocalMs }
  /** the crossing was another pilot's */
  | { kind: 'reassign'; detectionId: Guid; pilotId: Guid };

/** The subject of a pilot's question, or of a doubt that the site found. */
export interface Question {
  pilotId: Guid;
  /** the crossing that ends the lap; `null` where none is stored, such as for a lap that was not counted */
  detectionId: Guid | null;
  reason: ObjectionReason;
  /** when the pilot passed the gate, from the video */
  time: LocalMs | null;
}

/** The ruling that grants a question as requested; `null` when it lacks the time or the crossing for that. */
export function toRuling({ pilotId, detectionId, reason, time }: Question): Ruling | null {
  if (reason === 'missing') return time === null ? null : { kind: 'add', pilotId, time };
  if (detectionId === null) return null;
  if (reason === 'not-mine') return { kind: 'count', detectionId, counts: false };
  return time === null ? null : { kind: 'move', detectionId, time };
}

/** The ruling that accepts a doubt; `null` when a person has to say what happened. */
export function toDoubtRuling(kind: DoubtKind, detectionId: Guid | null): Ruling | null {
  if (detectionId === null) return null;
  if (kind === 'short-lap' || kind === 'split-lap') return { kind: 'count', detectionId, counts: false };
  return kind === 'missing-lap' ? { kind: 'count', detectionId, counts: true } : null;
}
