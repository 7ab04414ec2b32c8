import type * as wire from '@holeshot/contract/wire';
import { parseClock, parseEventType } from '@holeshot/domain';
import { toClub, toEventListItem } from './from-wire-events';
import type {
  Account,
  ClubFull,
  ClubPerson,
  EventsFront,
  EventsTable,
  Notice,
  Profile,
  Release,
  Supporter,
  UserStats,
  Video,
} from './records';

/* Maps replies about clubs, people, streams and releases; used by `from-wire.ts`. */

const person = (row: wire.WireMember): ClubPerson => ({
  id: row.ID,
  handle: row.Handle,
  firstName: row.Firstname,
  lastName: row.Lastname,
  photoUrl: row.PhotoUrl,
  hasProfile: row.HasProfile,
});

export const toClubFull = (row: wire.WireClubFull): ClubFull => ({
  ...toClub(row),
  descriptionHtml: row.DescriptionHtml ?? '',
  events: row.Events.map(toEventListItem),
  admins: row.Admins.map(person),
  members: row.Members.map(person),
});

export const toVideo = (row: wire.WireVideo): Video => ({
  videoId: row.Videoid,
  title: row.Title,
  startSeconds: row.start,
  hasSyncWarning: row.syncWarning,
  streamStart: parseClock(row.StreamStart),
  durationSeconds: row.DurationSeconds,
  event: row.Event && toEventListItem(row.Event),
});

export const toRelease = (row: wire.WireRelease): Release => ({
  version: row.Version,
  date: parseClock(row.Date),
  notes: row.Notes,
  windows: row.Installers.Windows,
  mac: row.Installers.Mac,
});

export const toSupporter = (row: wire.WireSupporter): Supporter => ({
  name: row.Name,
  tier: row.Tier,
  photoUrl: row.ThumbURL,
  active: row.Active,
});

export const toProfile = (row: wire.WireProfile): Profile => ({
  id: row.ID,
  handle: row.Handle,
  bio: row.Bio,
  bioHtml: row.BioHtml ?? '',
  photoUrl: row.PhotoUrl,
});

export const toUserStats = (row: wire.WireUserStats): UserStats => ({
  bests: row.Bests.map((best) => ({
    eventType: parseEventType(best.EventType),
    lap:
      best.LapTime !== null && best.LapEventID !== null && best.LapRaceID !== null
        ? { seconds: best.LapTime, eventId: best.LapEventID, raceId: best.LapRaceID }
        : null,
    events: best.Events,
    races: best.Races,
    laps: best.Laps,
    wins: best.Wins,
  })),
  attendance: row.Attendance.map((year) => ({
    year: year.Year,
    events: year.Events,
    races: year.Races,
    laps: year.Laps,
  })),
  pilotIds: Object.fromEntries(row.Pilots.map(({ EventID, PilotID }) => [EventID, PilotID])),
});

export const toEventsFront = (row: wire.WireEventsFront): EventsFront => ({
  upcoming: row.Upcoming.map(toEventListItem),
  recent: row.Recent.map(toEventListItem),
});

export const toEventsTable = (row: wire.WireEventsTable): EventsTable => ({
  rows: row.Rows.map(toEventListItem),
  total: row.Total,
  page: row.Page,
  clubs: row.Clubs.map(({ ID, Name }) => ({ id: ID, name: Name })),
  eventTypes: row.EventTypes.map(parseEventType),
  years: row.Years,
});

const pilot = ({ ID, Name }: wire.WireAccount['Claims'][number]['Pilot']) => ({ id: ID, name: Name });

export const toNotice = ({ ID, Text, At, Href }: wire.WireNotice): Notice => ({
  id: ID,
  text: Text,
  atMs: Date.parse(At),
  href: Href,
});

export const toAccount = (row: wire.WireAccount): Account => ({
  registrations: row.Registrations.map(({ Event, Status, Place, IsHidden }) => ({
    event: toEventListItem(Event),
    status: Status,
    place: Place,
    isHidden: IsHidden,
  })),
  matches: row.Matches.map(({ Event, Pilot, IsClaimedByOther }) => ({
    event: toEventListItem(Event),
    pilot: pilot(Pilot),
    isClaimedByOther: IsClaimedByOther,
  })),
  claims: row.Claims.map(({ Event, Pilot }) => ({ event: toEventListItem(Event), pilot: pilot(Pilot) })),
  clubs: (row.Clubs ?? []).map(({ ID, Name, IsManager }) => ({ id: ID, name: Name, isManager: IsManager })),
  askedClubs: (row.AskedClubs ?? []).map(({ ID, Name }) => ({ id: ID, name: Name })),
  readNotices: row.ReadNotices.map(toNotice),
  deletionAtMs: row.DeletionAt === null ? null : Date.parse(row.DeletionAt),
  sessionCount: row.SessionCount,
});
