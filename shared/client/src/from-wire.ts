import * as wire from '@holeshot/contract/wire';
import {
  CHANNEL_LIMIT_MHZ,
  type Channel,
  type Pilot,
  parseClock,
  parseEventType,
  parseStageType,
  type RaceSummary,
  type Round,
  type Stage,
} from '@holeshot/domain';
import * as z from 'zod/mini';
import { toCareer } from './from-wire-career';
import { toClub, toEventBase, toEventListItem } from './from-wire-events';
import { toClubTrack, toLayout } from './from-wire-layouts';
import {
  toAccount,
  toClubFull,
  toEventsFront,
  toEventsTable,
  toNotice,
  toProfile,
  toRelease,
  toSupporter,
  toUserStats,
  toVideo,
} from './from-wire-public';
import { guidOrNull, toRace, toRaceDetails, toResults, toStartIntervals } from './from-wire-races';
import { toLiveNow, toPodium, toRanking } from './from-wire-rankings';
import { toClubRecord, toFastestLaps } from './from-wire-records';
import { toPilotByName, toPilotList, toSearchResults } from './from-wire-search';
import type { ParseOptions } from './query';
import type { EventRecord, EventsTable, Session } from './records';

/*
 * Maps wire objects to model objects: PascalCase becomes camelCase, dates are parsed, the empty date and the empty GUID
 * become null.
 */

/** NUL or an empty string means that a channel has no prefix (R54). */
const prefix = (text: string): string => (text === '\0' ? '' : text);

const channel = (row: wire.WireChannel): Channel => ({
  id: row.ID,
  frequency: row.Frequency,
  band: row.Band,
  shortBand: row.ShortBand,
  prefix: prefix(row.ChannelPrefix),
  number: row.Number,
});

const eventRevision = (
  row: NonNullable<wire.WireEvent['Revision']>,
): NonNullable<EventRecord['revision']> => ({
  number: row.Number,
  newest: row.Newest,
  hash: row.Hash,
  who: row.Who,
  why: row.Why,
  at: parseClock(row.Time),
});

const event = (row: wire.WireEvent): EventRecord => ({
  ...toEventBase(row),
  clubId: row.Club,
  bannerUrl: row.BannerUrl,
  latitude: row.Latitude,
  longitude: row.Longitude,
  address: row.Address,
  info: row.Info,
  infoHtml: row.InfoHtml ?? '',
  pbLaps: row.Pblaps,
  laps: row.Laps,
  primaryColor: row.PrimaryColor,
  textColor: row.TextColor,
  timingLocation: row.PrimaryTimingSystemLocation === 'EndOfLap' ? 'EndOfLap' : 'Holeshot',
  capacity: row.Capacity,
  channelLimitMhz: row.ChannelLimit ?? CHANNEL_LIMIT_MHZ,
  cut: row.Cut ?? null,
  registeredCount: row.Registered,
  waitingCount: row.Waiting,
  channels: row.Channels.map((assigned) => ({
    id: assigned.Channel,
    frequency: assigned.Frequency,
    color: assigned.Color,
    displayName: assigned.DisplayName,
  })),
  ...(row.Results && { resultState: toResults(row.Results) }),
  ...(row.Revision && { revision: eventRevision(row.Revision) }),
});

const pilot = (row: wire.WirePilot): Pilot => ({
  id: row.ID,
  name: row.Name,
  practicePilot: row.PracticePilot,
  photoUrl: row.PhotoURL,
  phonetic: row.Phonetic,
  firstName: row.FirstName,
  lastName: row.LastName,
  catchPhrase: row.CatchPhrase,
});

const round = (row: wire.WireRound): Round => ({
  id: row.ID,
  eventId: row.Event,
  name: row.Name,
  roundNumber: row.RoundNumber,
  order: row.RoundOrder,
  eventType: parseEventType(row.EventType),
  stageId: guidOrNull(row.Stage),
});

const summaryType = (text: string): 'PB' | 'EventLap' | 'RaceTime' =>
  text === 'EventLap' || text === 'RaceTime' ? text : 'PB';

const stage = (row: wire.WireStage): Stage => ({
  id: row.ID,
  eventId: row.Event,
  name: row.Name,
  order: row.Order,
  stageType: parseStageType(row.StageType),
  pointSummary: row.PointSummary && {
    dropWorstRound: row.PointSummary.DropWorstRound,
    roundPositionRollover: row.PointSummary.RoundPositionRollover,
  },
  timeSummary: row.TimeSummary && {
    includeAllRounds: row.TimeSummary.IncludeAllRounds,
    type: summaryType(row.TimeSummary.TimeSummaryType),
  },
  lapCountAfterRound: row.LapCountAfterRound,
  standings: row.Standings && {
    headings: row.Standings.Headings,
    rows: row.Standings.Rows.map((line) => ({ name: line.Name, pilotId: line.PilotId, values: line.Values })),
  },
});

const summary = (row: wire.WireRaceSummary): RaceSummary => ({
  raceId: row.race_id,
  raceNumber: row.race_number,
  roundId: guidOrNull(row.round_id),
  roundNumber: row.round_number,
  roundOrder: row.round_order,
  eventType: parseEventType(row.event_type),
  bracket: row.bracket,
  pilotId: row.pilot_id,
  holeshotSeconds: row.holeshot_time,
  pbLapSeconds: row.pb_lap_time,
  pbLapCount: row.pb_lap_count,
  targetLapSeconds: row.target_lap_time,
  targetLapCount: row.target_lap_count,
  raceSeconds: row.race_time,
  resultSeconds: row.result_time,
  lapCount: row.lap_count,
  position: row.position,
  points: row.points,
  dnf: row.dnf,
});

const rollOver = (row: wire.WirePoints) => ({
  pilotId: row.pilot_id,
  points: row.points,
  isRollOver: row.roll_over,
});

const session = (reply: wire.WireSession): Session => ({
  user: reply.user && {
    id: reply.user.ID,
    handle: reply.user.Handle,
    firstName: reply.user.Firstname,
    lastName: reply.user.Lastname,
    photoUrl: reply.user.PhotoUrl ?? reply.user.PatreonMemberThumbUrl,
    managedClub: reply.user.ManagedClub && {
      id: reply.user.ManagedClub.ID,
      name: reply.user.ManagedClub.Name,
    },
    tier: reply.user.Tier,
    adminOfClubIds: reply.user.AdminOf,
    claimedPilotIds: reply.user.ClaimedPilots ?? [],
  },
  link: reply.link,
  adminOfClubId: reply.admin_of,
  registrations: reply.registrations.map((row) => ({
    eventId: row.EventID,
    status: row.Status,
    place: row.Place,
  })),
  notices: reply.notices.map(toNotice),
});

/** Maps a reply to model objects. Throws ZodError when `validate` is set and the reply breaks the contract. */
type FromWire<T> = (json: unknown, options: ParseOptions) => T;

const list = <W, T>(schema: z.ZodMiniType<W>, map: (row: W) => T): FromWire<T[]> => {
  const rows = z.array(schema);
  return (json, { validate }) => (validate ? rows.parse(json) : (json as W[])).map(map);
};

const one =
  <W, T>(schema: z.ZodMiniType<W>, map: (row: W) => T): FromWire<T> =>
  (json, { validate }) => {
    const row: unknown = Array.isArray(json) ? json[0] : json;
    return map(validate ? schema.parse(row) : (row as W));
  };

const eventList = list(wire.eventListItemSchema, toEventListItem);
const eventsTable = one(wire.eventsTableSchema, toEventsTable);
const points = list(wire.pointsSchema, rollOver);

/** Replaces a response that is not a table. */
const NO_EVENTS: EventsTable = { rows: [], total: 0, page: 1, clubs: [], eventTypes: [], years: [] };

const hasRows = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'Rows' in json && Array.isArray(json.Rows);

/** Mappers by the names that `queries.ts` uses. */
export const fromWire = {
  career: one(wire.careerSchema, toCareer),
  clubRecords: list(wire.clubRecordSchema, toClubRecord),
  fastestLaps: one(wire.fastestLapsSchema, toFastestLaps),
  layouts: list(wire.layoutSchema, toLayout),
  clubTracks: list(wire.clubTrackSchema, toClubTrack),
  session: one(wire.sessionSchema, session),
  // a reply that is not a list shows as 'No Events found' (R12)
  events: (json, options) => (Array.isArray(json) ? eventList(json, options) : []),
  eventsFront: one(wire.eventsFrontSchema, toEventsFront),
  // also shows as 'No Events found'
  eventsTable: (json, options) => (hasRows(json) ? eventsTable(json, options) : NO_EVENTS),
  event: one(wire.eventSchema, event),
  club: one(wire.clubSchema, toClub),
  clubs: list(wire.clubSchema, toClub),
  clubFull: one(wire.clubFullSchema, toClubFull),
  ranking: one(wire.rankingSchema, toRanking),
  podiums: list(wire.podiumSchema, toPodium),
  liveNow: list(wire.liveNowSchema, toLiveNow),
  videos: list(wire.videoSchema, toVideo),
  releases: list(wire.releaseSchema, toRelease),
  supporters: list(wire.supporterSchema, toSupporter),
  account: one(wire.accountSchema, toAccount),
  properties: list(wire.propertySchema, (property) => property),
  search: one(wire.searchSchema, toSearchResults),
  pilotList: one(wire.pilotListSchema, toPilotList),
  pilotByName: one(wire.pilotByNameSchema, toPilotByName),
  profile: one(wire.profileSchema, toProfile),
  userStats: one(wire.userStatsSchema, toUserStats),
  channels: list(wire.channelSchema, channel),
  pilots: list(wire.pilotSchema, pilot),
  rounds: list(wire.roundSchema, round),
  stages: list(wire.stageSchema, stage),
  races: list(wire.raceSchema, toRace),
  startIntervals: one(wire.startIntervalsSchema, toStartIntervals),
  raceDetails: one(wire.raceDetailsSchema, toRaceDetails),
  summaries: list(wire.raceSummarySchema, summary),
  rollOvers: (json, options) => points(json, options).filter(({ isRollOver }) => isRollOver),
} satisfies Record<string, FromWire<unknown>>;
