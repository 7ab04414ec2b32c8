import type { Channel, Club, EventListItem, EventType, Guid, LocalMs, RaceEvent } from '@holeshot/domain';

/** Who is signed in, as the site shows it. */
export interface Session {
  user: SessionUser | null;
  /** where sign-in starts */
  link: string;
  adminOfClubId: number | null;
}

export interface SessionUser {
  id: number;
  handle: string | null;
  firstName: string;
  lastName: string;
  photoUrl: string | null;
  managedClubId: number | null;
}

/** A channel as an event names it, before it is joined with the channel table. */
export interface EventChannelAssignment extends Pick<Channel, 'id' | 'frequency'> {
  color: string;
  displayName: string | null;
}

/** An event as its own call gives it: the club as an id, channels without band and number. */
export interface EventRecord extends Omit<RaceEvent, 'channels' | 'club'> {
  clubId: number;
  channels: EventChannelAssignment[];
}

/** A person of a club as visitors see them; names are given only where there is no handle. */
export interface ClubPerson {
  id: number;
  handle: string | null;
  firstName: string;
  lastName: string;
  photoUrl: string | null;
  /** there is a page under the handle */
  hasProfile: boolean;
}

export interface ClubFull extends Club {
  events: EventListItem[];
  admins: ClubPerson[];
  members: ClubPerson[];
}

/** A stream on the video platform. */
export interface Video {
  videoId: string;
  title: string;
  /** where to begin, whole seconds */
  startSeconds: number;
  /** frames were dropped, so that clock and video drift apart */
  hasSyncWarning: boolean;
  /** clock of the event */
  streamStart: LocalMs | null;
  durationSeconds: number | null;
  event: EventListItem | null;
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
  photoUrl: string | null;
}

/** A person's figures over all events. */
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
