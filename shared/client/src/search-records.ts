import type { ClubRef, EventListItem, Guid, LocalMs, RaceLink } from '@holeshot/domain';

/** A pilot that search found: a public profile, or a name within a club. */
export interface PilotHit {
  name: string;
  /** of the public profile; null for a name without one */
  handle: string | null;
  photoUrl: string | null;
  /** where the pilot flew most; null for a profile without events */
  club: { id: number; name: string } | null;
  eventCount: number;
  /** at that club, seconds */
  bestLapSeconds: number | null;
}

/** A race with the result of a pilot. */
export interface RaceHit extends RaceLink {
  eventId: Guid;
  eventName: string;
  /** of the event */
  start: LocalMs | null;
  /** the searched pilot, or the winner; null before the race has a result */
  pilot: string | null;
  channel: { label: string; color: string } | null;
  position: number | null;
  dnf: boolean;
  /** how many pilots have a result */
  flownCount: number;
  lapCount: number | null;
  raceSeconds: number | null;
  /** seconds behind the winner; for the winner, the gap to the second pilot */
  gapSeconds: number | null;
}

export interface ClubHit extends ClubRef {
  address: string;
  eventsThisYear: number;
}

/** A track that events are flown on. */
export interface TrackHit {
  name: string;
  /** the newest event on it */
  event: EventListItem;
  eventCount: number;
}

/** The best three results of a kind, and the total; 100 means 100 or more. */
export interface Hits<T> {
  total: number;
  rows: T[];
}

export interface SearchResults {
  /** whether nothing matches the query, so that these are the most similar names */
  isNearest: boolean;
  pilots: Hits<PilotHit>;
  /** races of `pilot`, the first pilot found; if null, races with a number of the query */
  races: Hits<RaceHit> & { pilot: string | null };
  events: Hits<EventListItem>;
  clubs: Hits<ClubHit>;
  tracks: Hits<TrackHit>;
}

/** A line of the list of all pilots. */
export interface PilotRow extends PilotHit {
  club: { id: number; name: string };
  lastEvent: EventListItem | null;
  lastRank: number | null;
  /** number of ranked pilots of that event */
  lastRanked: number;
  clubBestLapSeconds: number | null;
}

/** A page of the list of all pilots. */
export interface PilotList {
  total: number;
  /** how many of them are names without an account */
  withoutAccount: number;
  /** from 1 */
  page: number;
  pages: number;
  /** first letters of the names; `#` stands for other characters */
  letters: string[];
  /** for the filter */
  clubs: { id: number; name: string }[];
  rows: PilotRow[];
}

/** An event that was flown under a name. */
export interface FlownEvent {
  event: EventListItem;
  pilotId: Guid;
  isOver: boolean;
  rank: number | null;
  ranked: number;
  bestLapSeconds: number | null;
  bestLapRaceId: Guid | null;
  eventBestSeconds: number | null;
  raceCount: number;
  winCount: number;
}

/** The results of a name at a club. */
export interface PilotByName {
  name: string;
  club: { id: number; name: string };
  photoUrl: string | null;
  /** of the public profile whose person claimed some or all of these results */
  handle: string | null;
  /** newest first; empty when the profile has all of them */
  events: FlownEvent[];
  /** at the club, including results of the profile */
  bestLapSeconds: number | null;
  /** of the club */
  clubBestLapSeconds: number | null;
  /** place of the best lap among those of the club's names */
  lapPlace: number | null;
  lapPlaces: number;
  holeshotSeconds: number | null;
  clubHoleshotSeconds: number | null;
  /** name of the event of the best holeshot */
  holeshotEvent: string | null;
  /** other clubs with the same name */
  otherClubs: { id: number; name: string }[];
}
