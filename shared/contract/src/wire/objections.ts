import * as z from 'zod/mini';
import { reason } from './results';
import { enteredText, guid, positiveInteger, wireDate } from './scalars';

/** Maximum length of a pilot's text about a questioned lap. */
export const MAX_WORDS = 160;

/** How often a pilot can question a race, answered questions included (R165). */
export const MAX_QUESTIONS = 3;

const objectionReason = () => z.enum(['missing', 'time', 'not-mine']);
const decisionKind = () => z.enum(['accepted', 'corrected', 'rejected']);
const doubtKind = () =>
  z.enum(['short-lap', 'split-lap', 'double-lap', 'missing-lap', 'equal-laps', 'unseen-gate', 'clock-step']);

/** The event's code, from a race director; needed unless the person claimed the pilot. */
const eventCode = () => z.optional(z.string().check(z.maxLength(20)));

/** A lap that a pilot questioned, or a doubt that a race director decided; everybody can read it. */
export const objectionSchema = z.object({
  ID: z.number(),
  RaceID: guid(),
  /** null for a doubt about the whole race */
  PilotID: z.nullable(guid()),
  /** null for an objection */
  Doubt: z.nullable(doubtKind()),
  /** the crossing that ends the lap */
  DetectionID: z.nullable(guid()),
  /** the lap and its length (s) when it was questioned; null for a doubt, and for a lap that was not counted */
  LapNumber: z.nullable(z.number()),
  LapSeconds: z.nullable(z.number()),
  /** null for a doubt */
  Reason: z.nullable(objectionReason()),
  /** when the pilot passed the gate, from a video */
  Time: z.nullable(wireDate()),
  Words: z.string(),
  /** when the pilot pressed the button, ISO 8601; null for a doubt */
  AskedAt: z.nullable(z.string()),
  /** null until it is decided */
  Decision: z.nullable(decisionKind()),
  /** the reason for the decision; '' until then */
  Answer: z.string(),
  DecidedBy: z.nullable(z.string()),
  /** ISO 8601 */
  DecidedAt: z.nullable(z.string()),
  /** number of the race's revision that the decision created */
  Revision: z.nullable(z.number()),
});

export type WireObjection = z.infer<typeof objectionSchema>;

/** A lap that a pilot questions. */
export const questionSchema = z.object({
  pilotId: guid(),
  detectionId: z.nullable(guid()),
  reason: objectionReason(),
  /** when the pilot passed the gate, from a video */
  time: z.nullable(wireDate()),
  words: enteredText().check(z.maxLength(MAX_WORDS)),
  /** when the button was pressed, ISO 8601: without network the question arrives later */
  askedAt: z.iso.datetime(),
  code: eventCode(),
});

export type WireQuestion = z.infer<typeof questionSchema>;

/** The open question of a pilot about a race, which is withdrawn. */
export const withdrawalSchema = z.object({ pilotId: guid(), code: eventCode() });

export type WireWithdrawal = z.infer<typeof withdrawalSchema>;

/** Identifies a doubt. */
const doubtKeySchema = z.object({
  kind: doubtKind(),
  pilotId: z.nullable(guid()),
  detectionId: z.nullable(guid()),
});

/** `/api/club/desk/eventId/{id}` */
export const deskSchema = z.object({
  /** pilots without an account question a lap with it */
  Code: z.string(),
  /** laps that count, without holeshots */
  LapCount: z.number(),
  /** doubts that nobody has decided */
  Doubts: z.array(
    z.object({
      RaceID: guid(),
      Kind: doubtKind(),
      PilotID: z.nullable(guid()),
      DetectionID: z.nullable(guid()),
      Value: z.number(),
      Text: z.string(),
    }),
  ),
  /** races whose results are open for objections, with the instants when they close, ISO 8601 */
  Open: z.array(z.object({ RaceID: guid(), Until: z.string() })),
  /** length of each pilot's usual lap, s */
  Usual: z.array(z.object({ PilotID: guid(), Seconds: z.number() })),
});

export type WireDesk = z.infer<typeof deskSchema>;

const rulingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add'), pilotId: guid(), time: wireDate() }),
  z.object({ kind: z.literal('count'), detectionId: guid(), counts: z.boolean() }),
  z.object({ kind: z.literal('move'), detectionId: guid(), time: wireDate() }),
  z.object({ kind: z.literal('reassign'), detectionId: guid(), pilotId: guid() }),
]);

export type WireRuling = z.infer<typeof rulingSchema>;

/** A race director's decision about an objection, by its id, or about a doubt. */
export const decisionSchema = z.object({
  objectionId: z.nullable(positiveInteger()),
  doubt: z.nullable(doubtKeySchema),
  decision: decisionKind(),
  /** null to leave the race as it is */
  ruling: z.nullable(rulingSchema),
  reason: reason(),
  /** the newest revision of the race that the race director saw */
  revision: positiveInteger(),
});

export type WireDecision = z.infer<typeof decisionSchema>;
