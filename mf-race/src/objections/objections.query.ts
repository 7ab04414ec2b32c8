import { defineQuery, fillPath } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import type { WireObjection } from '@holeshot/contract/wire';
import {
  type Decision,
  type DoubtKind,
  type Guid,
  type LocalMs,
  type ObjectionReason,
  parseClock,
} from '@holeshot/domain';

/** A lap that a pilot questioned, or a doubt that a race director decided. */
export interface Objection {
  id: number;
  raceId: Guid;
  /** `null` for a doubt about the whole race */
  pilotId: Guid | null;
  /** `null` for an objection */
  doubt: DoubtKind | null;
  /** the crossing that ends the lap */
  detectionId: Guid | null;
  /** the lap at the time of the question; `null` for a doubt, and for a lap that was not counted */
  lap: { number: number; seconds: number } | null;
  /** `null` for a doubt */
  reason: ObjectionReason | null;
  /** when the pilot passed the gate, from a video */
  time: LocalMs | null;
  words: string;
  /** when the pilot pressed the button, an instant; `null` for a doubt */
  askedAtMs: number | null;
  /** `null` until it is decided */
  decided: Decided | null;
}

export interface Decided {
  decision: Decision;
  /** the reason */
  answer: string;
  by: string;
  /** an instant */
  atMs: number;
  /** the resulting revision of the race; `null` without one */
  revision: number | null;
}

const toObjection = (row: WireObjection): Objection => ({
  id: row.ID,
  raceId: row.RaceID,
  pilotId: row.PilotID,
  doubt: row.Doubt,
  words: row.Words,
  detectionId: row.DetectionID,
  reason: row.Reason,
  lap:
    row.LapNumber === null || row.LapSeconds === null
      ? null
      : { number: row.LapNumber, seconds: row.LapSeconds },
  time: row.Time === null ? null : parseClock(row.Time),
  askedAtMs: row.AskedAt === null ? null : Date.parse(row.AskedAt),
  decided:
    row.Decision === null
      ? null
      : {
          decision: row.Decision,
          answer: row.Answer,
          by: row.DecidedBy ?? '',
          atMs: Date.parse(row.DecidedAt ?? ''),
          revision: row.Revision,
        },
});

/** The objections of an event, and the doubts that were decided, oldest first. */
export const objectionsQuery = (eventId: Guid) =>
  defineQuery(fillPath(paths.objections, { eventId }), async (json) =>
    (json as WireObjection[]).map(toObjection),
  );
