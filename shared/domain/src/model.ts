/**
 * The racing model: plain, serializable records. The server builds them from the database, the browser from API replies
 * (`@holeshot/client`); the functions of this package take and return them.
 */

/**
 * A local date and time of the laptop that timed the event, stored as if it were UTC: 2025-05-15 19:30:00.250 at the
 * event is `Date.UTC(2025, 4, 15, 19, 30, 0, 250)`. Can be compared and subtracted; read its parts with `getUTC…`.
 * Convert it to an instant with the event's zone (`toInstantMs`).
 */
export type LocalMs = number;

/** Lower-case GUID with dashes. The desktop app's empty GUID (all zeros) is `null` here. */
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

/** Position of the primary timing gate: with `Holeshot` the first crossing is lap 0, with `EndOfLap` lap 1. */
export type TimingLocation = 'Holeshot' | 'EndOfLap';

/** `None`, `Winners`, `Losers`, `A` to `Z`, or an unknown name. */
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

/** A channel of an event. */
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

/** An event in a list. */
export interface EventListItem {
  id: Guid;
  name: string;
  club: ClubRef;
  eventType: EventType;
  start: LocalMs | null;
  end: LocalMs | null;
  /** IANA name */
  timeZone: string;
  /** pilots who registered or flew in a race that counts, without practice pilots (R56) */
  pilotCount: number;
  canRegister: boolean;
  /** whether a manager of the club closed it (R124) */
  isClosed: boolean;
  /** whether all places are taken, so that people register for the waiting list (R14) */
  isFull: boolean;
  /** whether its results are final, in words (R161); absent where that is not shown */
  resultsText?: string;
}

export interface RaceEvent extends EventListItem {
  bannerUrl: string | null;
  latitude: number | null;
  longitude: number | null;
  address: string;
  info: string;
  /** N of the personal best (best N consecutive laps) */
  pbLaps: number;
  /** target laps; also N of "Best N Laps" */
  laps: number;
  primaryColor: string | null;
  textColor: string | null;
  timingLocation: TimingLocation;
  /** maximum number of registrations; null without a limit */
  capacity: number | null;
  /** smallest distance between channels in the air, MHz (R141) */
  channelLimitMhz: number;
  /** how many pilots go on, if a manager entered it (R156); `null` to derive it from stages or channels */
  cut: number | null;
  /** people who registered on the site */
  registeredCount: number;
  /** people on the waiting list */
  waitingCount: number;
  channels: EventChannel[];
  /** whether its results are final (R161); absent where that is not shown */
  resultState?: ResultsInTime;
  /** the requested revision; absent for the current state */
  revision?: Required<Omit<RaceRevision, 'official'>>;
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
  /** the sort key */
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

/** A recorded lap. Its detection has the pilot and the validity. */
export interface Lap {
  id: Guid;
  detectionId: Guid;
  /** 0 is the holeshot */
  lapNumber: number;
  lengthSeconds: number;
  start: LocalMs;
  end: LocalMs;
}

/** A result that the desktop app stored. */
export interface RaceResult {
  pilotId: Guid;
  position: number;
  points: number;
  dnf: boolean;
  valid: boolean;
  type: 'Race' | 'RoundRollOver';
  /** without the holeshot; `null` without a time */
  timeSeconds: number | null;
  lapsFinished: number | null;
}

/** A pilot's figures in one race; `null` means that there is no such time. */
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
  /** with the holeshot, to the end of the event's target laps */
  raceSeconds: number | null;
  /** the time that decides the race, by its own target laps (R92); absent from older servers */
  resultSeconds?: number | null | undefined;
  /** valid laps without the holeshot */
  lapCount: number;
  /** `null` until the race has a result */
  position: number | null;
  points: number | null;
  dnf: boolean;
}

/** A race in a list. */
export interface Race {
  id: Guid;
  eventId: Guid;
  /** `null` when the round is missing; then its number is 0 and its type `Unknown` */
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
  /** whether its results are final (R160); absent where that is not shown */
  resultState?: ResultsInTime;
}

/** The part of another race that a link to it needs. */
export type RaceLink = Pick<Race, 'id' | 'roundNumber' | 'eventType' | 'raceNumber'>;

/** Whether results may still change, and whether they did after they were final (R160). */
export type ResultState = 'live' | 'provisional' | 'official' | 'changed';

/** A state, and how it changes with time. */
export interface ResultsInTime {
  /** `null` without results: nothing was flown, or only practice */
  state: ResultState | null;
  /** when it becomes final on its own; `null` where that is not known */
  until: number | null;
  /** whether it is `changed` from then on, instead of `official` */
  isChanged: boolean;
  /** of an event: whether a manager declared it official */
  isDeclared?: boolean;
}

/** One recorded state of a race. */
export interface RaceRevision {
  /** counted from 1 within the race */
  number: number;
  /** when the site received it, on the event's clock */
  at: LocalMs | null;
  /** the author */
  who: string;
  why: string;
  /** SHA-256 (hex) of what was flown, and of what came of it (R162) */
  hash?: string;
  /** the number of the newest revision */
  newest?: number;
  /** the number of the revision that was official, if the newest one changed its results after that */
  official?: number | null;
}

/** A race with its laps and detections. */
export interface RaceDetails extends Race {
  laps: Lap[];
  detections: Detection[];
  /** whether it was removed in the desktop app, so that it does not count (R70) */
  isRemoved: boolean;
  /** the latest revision */
  revision: RaceRevision;
  /** the neighbours in racing order */
  previous: RaceLink | null;
  next: RaceLink | null;
}
