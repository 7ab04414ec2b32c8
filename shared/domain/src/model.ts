/**
 * What the site knows of racing, as plain JSON-able records in camelCase.
 * The server builds them from the database, the browser from the wire (`@holeshot/client`);
 * every rule in this package takes and returns them.
 */

/**
 * A moment on the clock of the laptop that timed the event, as milliseconds of a UTC clock showing the
 * same digits: 2025-05-15 19:30:00.250 at the field is `Date.UTC(2025, 4, 15, 19, 30, 0, 250)`.
 * Sortable and subtractable; format it with the getUTC* family. Turn it into a real instant only
 * with the event's zone (`toInstantMs`).
 */
export type LocalMs = number;

/** Lower-case GUID with dashes. The desktop app's "no reference" (all zeros) is `null` here. */
export type Guid = string;

export type EventType =
  | 'Unknown'
  | 'Practice'
  | 'TimeTrial'
  | 'Race'
  | 'Freestyle'
  | 'Endurance'
  | 'CasualPractice'
  | 'Game'
  | 'Training';

/** Where the primary timing gate stands: `Holeshot` makes the first crossing lap 0, `EndOfLap` lap 1. */
export type TimingLocation = 'Holeshot' | 'EndOfLap';

/** `None`, `Winners`, `Losers`, `A` to `Z`; an unknown name is kept as it came. */
export type Bracket = string;

export interface Channel {
  id: Guid;
  /** MHz */
  frequency: number;
  band: string;
  shortBand: string;
  /** `''` when the channel has none */
  prefix: string;
  number: number;
}

/** A channel as one event uses it. */
export interface EventChannel extends Channel {
  /** `#RRGGBB` */
  color: string;
  displayName: string | null;
}

export interface ClubRef {
  id: number;
  name: string;
  logoUrl: string | null;
  primaryColor: string | null;
}

export interface Club extends ClubRef {
  visible: boolean;
  bannerUrl: string | null;
  textColor: string | null;
  latitude: number | null;
  longitude: number | null;
  address: string;
  timeZone: string;
}

/** An event as lists show it. */
export interface EventListItem {
  id: Guid;
  name: string;
  club: ClubRef;
  eventType: EventType;
  start: LocalMs | null;
  end: LocalMs | null;
  /** IANA name */
  timeZone: string;
  /** who takes part (registered or in a race that counts), without practice pilots */
  pilotCount: number;
  canRegister: boolean;
}

export interface RaceEvent extends EventListItem {
  bannerUrl: string | null;
  latitude: number | null;
  longitude: number | null;
  address: string;
  info: string;
  /** N of the personal best: best N consecutive laps */
  pbLaps: number;
  /** target laps; also N of "Best N Laps" */
  laps: number;
  primaryColor: string | null;
  textColor: string | null;
  timingLocation: TimingLocation;
  channels: EventChannel[];
}

export interface Pilot {
  id: Guid;
  name: string;
  practicePilot: boolean;
  photoUrl: string | null;
  phonetic: string;
  firstName: string;
  lastName: string;
  catchPhrase: string;
}

export interface PilotChannel {
  pilotId: Guid;
  /** `null` when the pilot has no channel */
  channelId: Guid | null;
  /** handicap start, seconds after the race start */
  handicapSeconds: number;
}

export interface Round {
  id: Guid;
  eventId: Guid;
  /** `''` when unnamed */
  name: string;
  /** counted separately per event type */
  roundNumber: number;
  /** the true sort key */
  order: number;
  eventType: EventType;
  stageId: Guid | null;
}

export interface Stage {
  id: Guid;
  eventId: Guid;
  name: string;
  order: number;
  stageType: StageType;
  pointSummary: { dropWorstRound: boolean; roundPositionRollover: boolean } | null;
  timeSummary: { includeAllRounds: boolean; type: 'PB' | 'EventLap' | 'RaceTime' } | null;
  lapCountAfterRound: boolean;
  standings: { headings: string[]; rows: { name: string; pilotId: Guid | null; values: string[] }[] } | null;
}

export type StageType = 'Default' | 'DoubleElimination' | 'ChaseTheAce' | 'StreetLeague' | 'Final';

export interface Detection {
  id: Guid;
  pilotId: Guid | null;
  channelId: Guid | null;
  /** 0 is the start/finish gate, 1 and up are split gates */
  timingSystemIndex: number;
  time: LocalMs;
  lapNumber: number;
  valid: boolean;
  validityType: 'Auto' | 'ManualOverride' | 'Marshall';
  isLapEnd: boolean;
  isHoleshot: boolean;
  /** lapNumber x 100 + timingSystemIndex */
  raceSector: number;
  peak: number;
  timingSystemType: string;
}

/** A lap as recorded. Its pilot and validity are those of its detection. */
export interface Lap {
  id: Guid;
  detectionId: Guid;
  /** 0 is the holeshot */
  lapNumber: number;
  lengthSeconds: number;
  start: LocalMs;
  end: LocalMs;
}

/** A result row as the desktop app stored it. */
export interface RaceResult {
  pilotId: Guid;
  position: number;
  points: number;
  dnf: boolean;
  valid: boolean;
  type: 'Race' | 'RoundRollOver';
  /** excludes the holeshot; `null` when none */
  timeSeconds: number | null;
  lapsFinished: number | null;
}

/** A pilot's figures in one race; `null` times mean "none". */
export interface RaceSummary {
  raceId: Guid;
  raceNumber: number;
  roundId: Guid | null;
  roundNumber: number;
  roundOrder: number;
  eventType: EventType;
  bracket: Bracket;
  pilotId: Guid;
  holeshotSeconds: number | null;
  pbLapSeconds: number | null;
  pbLapCount: number;
  targetLapSeconds: number | null;
  targetLapCount: number;
  /** includes the holeshot */
  raceSeconds: number | null;
  /** valid laps without the holeshot */
  lapCount: number;
  /** `null` until the race has a result */
  position: number | null;
  points: number | null;
  dnf: boolean;
}

/** A race as lists show it. */
export interface Race {
  id: Guid;
  eventId: Guid;
  /** `null` when the round is gone; its number is 0 and its type `Unknown` then */
  roundId: Guid | null;
  roundNumber: number;
  /** the round's sort key */
  roundOrder: number;
  /** the round's type */
  eventType: EventType;
  raceNumber: number;
  start: LocalMs | null;
  end: LocalMs | null;
  totalPausedSeconds: number;
  targetLaps: number;
  bracket: Bracket;
  timingLocation: TimingLocation;
  pilotChannels: PilotChannel[];
  summaries: RaceSummary[];
}

/** Another race, as far as a link to it needs. */
export type RaceLink = Pick<Race, 'id' | 'roundNumber' | 'eventType' | 'raceNumber'>;

/** One delivery of a race. */
export interface RaceRevision {
  /** counted from 1 within the race */
  number: number;
  /** when the site got it, on the event's clock */
  at: LocalMs | null;
  /** who sent it */
  who: string;
  why: string;
}

/** A race with everything it rests on. */
export interface RaceDetails extends Race {
  laps: Lap[];
  detections: Detection[];
  /** the newest */
  revision: RaceRevision;
  /** the races before and after it in racing order */
  previous: RaceLink | null;
  next: RaceLink | null;
}
