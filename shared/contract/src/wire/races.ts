import * as z from 'zod/mini';
import { resultsSchema } from './results';
import { guid, seconds, wireDate } from './scalars';

export const roundSchema = z.object({
  ID: guid(),
  Event: guid(),
  RoundNumber: z.number(),
  /** the sort key of rounds */
  RoundOrder: z.number(),
  EventType: z.string(),
  Name: z.string(),
  Stage: z.nullable(guid()),
});

export const stageSchema = z.object({
  ID: guid(),
  Event: guid(),
  Name: z.string(),
  Order: z.number(),
  StageType: z.string(),
  TimeSummary: z.nullable(z.object({ IncludeAllRounds: z.boolean(), TimeSummaryType: z.string() })),
  PointSummary: z.nullable(z.object({ RoundPositionRollover: z.boolean(), DropWorstRound: z.boolean() })),
  LapCountAfterRound: z.boolean(),
  Standings: z.nullable(
    z.object({
      Headings: z.array(z.string()),
      Rows: z.array(z.object({ Name: z.string(), PilotId: z.nullable(guid()), Values: z.array(z.string()) })),
    }),
  ),
});

/** A pilot's channel in a race; Channel is the empty GUID when the pilot has none. */
const pilotChannelSchema = z.object({
  Pilot: guid(),
  Channel: guid(),
  HandicapOffset: z.number(),
});

/** A pilot's result inside a race. */
const resultSummarySchema = z.object({
  ID: guid(),
  Pilot: guid(),
  Race: guid(),
  Position: z.nullable(z.number()),
  DNF: z.boolean(),
  Points: z.nullable(z.number()),
  HoleshotTime: seconds(),
  PbLapTime: seconds(),
  PbLapCount: z.number(),
  TargetLapTime: seconds(),
  TargetLapCount: z.number(),
  RaceTime: seconds(),
  /** the time that decides the race, by its own target laps; absent from older servers */
  ResultTime: z.optional(seconds()),
  LapCount: z.number(),
});

/** A race in a list. Only `/raceId/{id}` has laps and detections, which are 50 times as large as the rest. */
export const raceSchema = z.object({
  ID: guid(),
  Event: guid(),
  Round: z.nullable(guid()),
  RoundNumber: z.number(),
  RoundOrder: z.number(),
  EventType: z.string(),
  RaceNumber: z.number(),
  Start: wireDate(),
  End: wireDate(),
  TotalPausedTime: z.number(),
  TargetLaps: z.number(),
  Bracket: z.string(),
  PrimaryTimingSystemLocation: z.string(),
  PilotChannels: z.array(pilotChannelSchema),
  ResultSummaries: z.array(resultSummarySchema),
  Results: z.optional(resultsSchema),
});

const detectionSchema = z.object({
  ID: guid(),
  Pilot: z.nullable(guid()),
  Channel: z.nullable(guid()),
  TimingSystemIndex: z.number(),
  Time: wireDate(),
  LapNumber: z.number(),
  Valid: z.boolean(),
  ValidityType: z.string(),
  IsLapEnd: z.boolean(),
  IsHoleshot: z.boolean(),
  RaceSector: z.number(),
  Peak: z.number(),
  TimingSystemType: z.string(),
});

/** A lap. Position and Behind are null for laps that do not count. */
const lapSchema = z.object({
  ID: guid(),
  LapNumber: z.number(),
  LengthSeconds: z.number(),
  StartTime: wireDate(),
  EndTime: wireDate(),
  Position: z.nullable(z.number()),
  Behind: z.nullable(z.number()),
  Detection: guid(),
  detectionObject: z.nullable(z.object({ Time: wireDate(), Pilot: z.nullable(guid()) })),
  PilotID: z.nullable(guid()),
});

/** The part of another race that a link to it needs. */
const raceLinkSchema = z.object({
  ID: guid(),
  RoundNumber: z.number(),
  EventType: z.string(),
  RaceNumber: z.number(),
});

/** `/api/public/races/eventId/{id}/raceId/{id}` */
export const raceDetailsSchema = z.object({
  ...raceSchema.shape,
  /** whether the desktop app removed it, with its latest revision; absent from older servers */
  Removed: z.optional(z.boolean()),
  /** number of the race's latest revision, from 1 */
  Revision: z.number(),
  /** when the site received the revision, on the event's clock */
  RevisionTime: wireDate(),
  /** author and reason of the revision */
  RevisionWho: z.string(),
  RevisionWhy: z.string(),
  /** SHA-256 (hex) of what was flown and of the results (R162); absent from older servers */
  RevisionHash: z.optional(z.string()),
  /** number of the newest revision; the response may show an earlier one */
  NewestRevision: z.optional(z.number()),
  /** number of the revision that was official, if the newest one changes its results after that */
  OfficialRevision: z.optional(z.nullable(z.number())),
  /** the neighbours in racing order */
  PreviousRace: z.nullable(raceLinkSchema),
  NextRace: z.nullable(raceLinkSchema),
  Laps: z.array(lapSchema),
  Detections: z.array(detectionSchema),
});

/** `…/raw/1`: the object in the desktop app's Race.json, of any version of the app. */
export const rawRaceSchema = z.record(z.string(), z.unknown());

/** A revision of a race or an event; lists of them are newest first. */
export const revisionSchema = z.object({
  /** from 1 */
  Number: z.number(),
  /** on the event's clock */
  Time: wireDate(),
  Who: z.string(),
  Why: z.string(),
  /** its differences from the previous revision, in sentences */
  Changes: z.array(z.string()),
  /** of an event: the races that changed with it, with the number of their revision; absent from older servers */
  Races: z.optional(z.array(z.object({ RaceID: guid(), Title: z.string(), Number: z.number() }))),
  /** whether it changed results that were official; absent from older servers */
  AfterOfficial: z.optional(z.boolean()),
  /** of an event: whether it changed the site's own fields, which can be restored; absent from older servers */
  CanRestore: z.optional(z.boolean()),
});

/** How a revision differs from another one. */
export const differenceSchema = z.object({
  /** the revision, and the one that it is compared with */
  Number: z.number(),
  Against: z.number(),
  /** the differences in sentences, with old and new; of an event under the title of each race */
  Parts: z.array(
    z.object({
      /** `''` for the race, or the event itself */
      Title: z.string(),
      /** the race, in the difference of an event */
      RaceID: z.nullable(guid()),
      Changes: z.array(z.string()),
    }),
  ),
});

/** Times between two starts, ms, oldest first. */
export const startIntervalsSchema = z.object({
  /** to the next race of the same round */
  SameRound: z.array(z.number()),
  /** to the first race of another round */
  NewRound: z.array(z.number()),
});

/** `/api/public/races/eventId/…/called` */
export const calledRaceSchema = z.object({
  /** null if the desktop app of the event does not tell which race it loads */
  RaceID: z.nullable(z.string()),
});

/** `/api/club/race/eventId/{id}/id/{id}/conflict`: a delivery that a correction blocked. */
export const raceConflictSchema = z.nullable(
  z.object({
    /** on the event's clock */
    Time: wireDate(),
    Who: z.string(),
    /** its differences from the site's version, in sentences */
    Changes: z.array(z.string()),
  }),
);

export type WireStartIntervals = z.infer<typeof startIntervalsSchema>;
export type WireRound = z.infer<typeof roundSchema>;
export type WireStage = z.infer<typeof stageSchema>;
export type WirePilotChannel = z.infer<typeof pilotChannelSchema>;
export type WireResultSummary = z.infer<typeof resultSummarySchema>;
export type WireRace = z.infer<typeof raceSchema>;
export type WireDetection = z.infer<typeof detectionSchema>;
export type WireLap = z.infer<typeof lapSchema>;
export type WireRaceLink = z.infer<typeof raceLinkSchema>;
export type WireRaceDetails = z.infer<typeof raceDetailsSchema>;
export type WireRaceConflict = z.infer<typeof raceConflictSchema>;
export type WireDifference = z.infer<typeof differenceSchema>;
export type WireRevision = z.infer<typeof revisionSchema>;
