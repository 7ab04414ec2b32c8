import type {
  AttendedEvent,
  Channel,
  Club,
  EventListItem,
  EventType,
  Guid,
  HeadToHead,
  LocalMs,
  Person,
  RaceEvent,
  RaceLink,
} from '@holeshot/domain';

/** The session of the visitor. */
export interface Session {
  /** `null` when signed out */
  user: SessionUser | null;
  /** url of the sign-in */
  link: string;
  /** club whose pages show the edit buttons */
  adminOfClubId: number | null;
  /** the user's registrations for events that have not ended */
  registrations: OwnRegistration[];
  /** unread, newest first */
  notices: Notice[];
}

/** The signed-in user: a person whose rights the pages check. */
export interface SessionUser extends Person {
  handle: string | null;
  firstName: string;
  lastName: string;
  photoUrl: string | null;
  /** the club that the user runs; of several, the first */
  managedClub: { id: number; name: string } | null;
  /** the pilots whom the user claimed in events that have not ended */
  claimedPilotIds: Guid[];
}

export interface OwnRegistration {
  eventId: Guid;
  status: 'registered' | 'waiting';
  /** position on the waiting list, from 1; 0 for a registered person */
  place: number;
}

/** A notice for the user. */
export interface Notice {
  id: number;
  text: string;
  /** an instant */
  atMs: number;
  /** the page that it is about, relative to the site; null for none */
  href: string | null;
}

/** A person's data on the site, except the properties of the account. */
export interface Account {
  /** soonest first */
  registrations: {
    event: EventListItem;
    status: 'registered' | 'waiting';
    place: number;
    /** whether the event has no page at present */
    isHidden: boolean;
  }[];
  /** pilots with the person's handle that the person has not claimed; newest event first */
  matches: { event: EventListItem; pilot: { id: Guid; name: string }; isClaimedByOther: boolean }[];
  /** newest event first */
  claims: { event: EventListItem; pilot: { id: Guid; name: string } }[];
  /** clubs that the person belongs to, by name */
  clubs: { id: number; name: string; isManager: boolean }[];
  /** clubs whose managers have not answered the person's request to join */
  askedClubs: { id: number; name: string }[];
  /** newest first */
  readNotices: Notice[];
  /** when the account will be deleted (ms); null without a request */
  deletionAtMs: number | null;
  /** number of signed-in browsers, including this one */
  sessionCount: number;
}

/** A channel of an event, before `joinChannels` adds band and number. */
export interface EventChannelAssignment extends Pick<Channel, 'id' | 'frequency'> {
  color: string;
  displayName: string | null;
}

/** An event as its endpoint returns it: with the club's id, and channels without band and number. */
export interface EventRecord extends Omit<RaceEvent, 'channels' | 'club'> {
  clubId: number;
  /** `info` as safe HTML */
  infoHtml: string;
  channels: EventChannelAssignment[];
}

/** A member of a club as visitors see them. Names are set only without a handle (R16). */
export interface ClubPerson {
  id: number;
  handle: string | null;
  firstName: string;
  lastName: string;
  photoUrl: string | null;
  /** the person has a profile page */
  hasProfile: boolean;
}

export interface ClubFull extends Club {
  /** what the club says about itself, as safe HTML; empty for nothing */
  descriptionHtml: string;
  events: EventListItem[];
  admins: ClubPerson[];
  members: ClubPerson[];
}

/** A stream on the video platform. */
export interface Video {
  videoId: string;
  title: string;
  /** start offset, whole seconds */
  startSeconds: number;
  /** the stream dropped frames, so that the offset may be wrong (R20) */
  hasSyncWarning: boolean;
  /** on the event's clock */
  streamStart: LocalMs | null;
  durationSeconds: number | null;
  event: EventListItem | null;
}

/** A person's results over the events in which they were a pilot. */
export interface Career {
  /** newest first */
  events: CareerEvent[];
  /** the fastest lap of each club of these events */
  records: { clubId: number; seconds: number; pilot: string; isOwn: boolean }[];
  /** met most often first */
  rivals: (HeadToHead & { photoUrl: string | null })[];
}

export interface CareerEvent extends AttendedEvent {
  event: EventListItem;
  pilotId: Guid;
  /** number of ranked pilots */
  ranked: number;
  points: number | null;
  bestLapRaceId: Guid | null;
  /** the fastest single lap of the event, seconds */
  eventBestSeconds: number | null;
}

/** A time with its pilot and race. */
export interface FlownTime {
  seconds: number;
  pilot: { id: Guid; name: string; photoUrl: string | null };
  event: { id: Guid; name: string };
  race: RaceLink;
}

/** A record of a club over all its events. */
export interface ClubRecord {
  kind: 'lap' | 'target' | 'holeshot' | 'race';
  /** laps of the time; 0 for a holeshot */
  laps: number;
  best: FlownTime;
  /** best time of each pilot, fastest first; seconds */
  field: number[];
}

/** The fastest laps of a month at a club. */
export interface FastestLaps {
  /** month from 1; null before the first lap */
  month: { year: number; month: number } | null;
  clubId: number | null;
  /** clubs with laps in that month */
  clubs: { id: number; name: string }[];
  /** one per pilot, fastest first */
  rows: FlownTime[];
}

/** A release of the desktop app. */
export interface Release {
  version: string;
  date: LocalMs | null;
  notes: string[];
  /** urls */
  windows: string[];
  mac: string[];
}

export interface Supporter {
  name: string;
  tier: string;
  photoUrl: string | null;
  active: boolean;
}

/** A public profile. */
export interface Profile {
  id: number;
  handle: string;
  bio: string;
  /** the bio as safe HTML */
  bioHtml: string;
  photoUrl: string | null;
}

/** A person's statistics over all events. */
export interface UserStats {
  bests: {
    eventType: EventType;
    /** fastest single lap */
    lap: { seconds: number; eventId: Guid; raceId: Guid } | null;
    events: number;
    races: number;
    laps: number;
    wins: number;
  }[];
  /** newest year first */
  attendance: { year: number; events: number; races: number; laps: number }[];
  /** pilot id by event id */
  pilotIds: Record<Guid, Guid>;
}

/** The top of the events overview. */
export interface EventsFront {
  upcoming: EventListItem[];
  recent: EventListItem[];
}

/** One page of the table of all events. */
export interface EventsTable {
  rows: EventListItem[];
  total: number;
  /** from 1 */
  page: number;
  clubs: { id: number; name: string }[];
  eventTypes: EventType[];
  years: number[];
}
