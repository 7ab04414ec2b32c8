import { EMPTY_GUID } from '@holeshot/contract';
import * as wire from '@holeshot/contract/wire';
import {
  type Channel,
  type Club,
  type ClubRef,
  type EventListItem,
  type Guid,
  type LocalMs,
  type Pilot,
  type PilotChannel,
  parseClock,
  parseEventType,
  parseStageType,
  type Race,
  type RaceDetails,
  type RaceSummary,
  type Round,
  type Stage,
} from '@holeshot/domain';
import * as z from 'zod/mini';
import {
  toClubFull,
  toEventsFront,
  toEventsTable,
  toProfile,
  toRelease,
  toSupporter,
  toUserStats,
  toVideo,
} from './from-wire-public';
import type { EventRecord, EventsTable, Session } from './records';

/*
 * The one place where wire names end: PascalCase becomes camelCase, dates are parsed, the empty date and the
 * empty GUID become null. Each function throws a ZodError when the reply is not what the contract says.
 */

const guidOrNull = (id: Guid | null): Guid | null => (id === EMPTY_GUID ? null : id);

/** NUL, or nothing, means that a channel has no prefix (specification section 3). */
const prefix = (text: string): string => (text === '\0' ? '' : text);

const requiredClock = (text: string): LocalMs => parseClock(text) ?? 0;

const channel = (row: wire.WireChannel): Channel => ({
  id: row.ID,
  frequency: row.Frequency,
  band: row.Band,
  shortBand: row.ShortBand,
  prefix: prefix(row.ChannelPrefix),
  number: row.Number,
});

const clubRef = (row: wire.WireClubRef): ClubRef => ({
  id: row.ID,
  name: row.Name,
  logoUrl: row.LogoUrl,
  primaryColor: row.PrimaryColor,
});

const club = (row: wire.WireClub): Club => ({
  ...clubRef(row),
  visible: row.Visible,
  bannerUrl: row.BannerUrl,
  textColor: row.TextColor,
  latitude: row.Latitude,
  longitude: row.Longitude,
  address: row.Address,
  timeZone: row.Timezone,
});

const eventBase = (row: Omit<wire.WireEventListItem, 'Club'>): Omit<EventListItem, 'club'> => ({
  id: row.ID,
  name: row.Name,
  eventType: parseEventType(row.EventType),
  start: parseClock(row.Start),
  end: parseClock(row.End),
  timeZone: row.TimeZone,
  pilotCount: row.PilotCount,
  canRegister: row.CanRegister,
});

const eventListItem = (row: wire.WireEventListItem): EventListItem => ({
  ...eventBase(row),
  club: clubRef(row.Club),
});

const event = (row: wire.WireEvent): EventRecord => ({
  ...eventBase(row),
  clubId: row.Club,
  bannerUrl: row.BannerUrl,
  latitude: row.Latitude,
  longitude: row.Longitude,
  address: row.Address,
  info: row.Info,
  pbLaps: row.Pblaps,
  laps: row.Laps,
  primaryColor: row.PrimaryColor,
  textColor: row.TextColor,
  timingLocation: row.PrimaryTimingSystemLocation === 'EndOfLap' ? 'EndOfLap' : 'Holeshot',
  channels: row.Channels.map((assigned) => ({
    id: assigned.Channel,
    frequency: assigned.Frequency,
    color: assigned.Color,
    displayName: assigned.DisplayName,
  })),
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

const pilotChannel = (row: wire.WirePilotChannel): PilotChannel => ({
  pilotId: row.Pilot,
  channelId: guidOrNull(row.Channel),
  handicapSeconds: row.HandicapOffset,
});

const raceSummaryOf = (race: wire.WireRace, row: wire.WireResultSummary): RaceSummary => ({
  raceId: race.ID,
  raceNumber: race.RaceNumber,
  roundId: guidOrNull(race.Round),
  roundNumber: race.RoundNumber,
  roundOrder: race.RoundOrder,
  eventType: parseEventType(race.EventType),
  bracket: race.Bracket,
  pilotId: row.Pilot,
  holeshotSeconds: row.HoleshotTime,
  pbLapSeconds: row.PbLapTime,
  pbLapCount: row.PbLapCount,
  targetLapSeconds: row.TargetLapTime,
  targetLapCount: row.TargetLapCount,
  raceSeconds: row.RaceTime,
  lapCount: row.LapCount,
  position: row.Position,
  points: row.Points,
  dnf: row.DNF,
});

const race = (row: wire.WireRace): Race => ({
  id: row.ID,
  eventId: row.Event,
  roundId: guidOrNull(row.Round),
  roundNumber: row.RoundNumber,
  roundOrder: row.RoundOrder,
  eventType: parseEventType(row.EventType),
  raceNumber: row.RaceNumber,
  start: parseClock(row.Start),
  end: parseClock(row.End),
  totalPausedSeconds: row.TotalPausedTime,
  targetLaps: row.TargetLaps,
  bracket: row.Bracket,
  timingLocation: row.PrimaryTimingSystemLocation === 'EndOfLap' ? 'EndOfLap' : 'Holeshot',
  pilotChannels: row.PilotChannels.map(pilotChannel),
  summaries: row.ResultSummaries.map((summary) => raceSummaryOf(row, summary)),
});

const raceDetails = (row: wire.WireRaceDetails): RaceDetails => ({
  ...race(row),
  revision: row.Revision,
  laps: row.Laps.map((lap) => ({
    id: lap.ID,
    detectionId: lap.Detection,
    lapNumber: lap.LapNumber,
    lengthSeconds: lap.LengthSeconds,
    start: requiredClock(lap.StartTime),
    end: requiredClock(lap.EndTime),
  })),
  detections: row.Detections.map((detection) => ({
    id: detection.ID,
    pilotId: guidOrNull(detection.Pilot),
    channelId: guidOrNull(detection.Channel),
    timingSystemIndex: detection.TimingSystemIndex,
    time: requiredClock(detection.Time),
    lapNumber: detection.LapNumber,
    valid: detection.Valid,
    validityType: validityType(detection.ValidityType),
    isLapEnd: detection.IsLapEnd,
    isHoleshot: detection.IsHoleshot,
    raceSector: detection.RaceSector,
    peak: detection.Peak,
    timingSystemType: detection.TimingSystemType,
  })),
});

const validityType = (text: string): 'Auto' | 'ManualOverride' | 'Marshall' =>
  text === 'ManualOverride' || text === 'Marshall' ? text : 'Auto';

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
  lapCount: row.lap_count,
  position: row.position,
  points: row.points,
  dnf: row.dnf,
});

const session = (reply: wire.WireSession): Session => ({
  user: reply.user && {
    id: reply.user.ID,
    handle: reply.user.Handle,
    firstName: reply.user.Firstname,
    lastName: reply.user.Lastname,
    photoUrl: reply.user.PhotoUrl ?? reply.user.PatreonMemberThumbUrl,
    managedClubId: reply.user.ManagedClub?.ID ?? null,
  },
  link: reply.link,
  adminOfClubId: reply.admin_of,
});

const list =
  <W, T>(schema: z.ZodMiniType<W>, map: (row: W) => T) =>
  (json: unknown): T[] =>
    z.array(schema).parse(json).map(map);

const one =
  <W, T>(schema: z.ZodMiniType<W>, map: (row: W) => T) =>
  (json: unknown): T =>
    map(schema.parse(Array.isArray(json) ? json[0] : json));

/** A table without rows: what a reply that is none counts as. */
const NO_EVENTS: EventsTable = { rows: [], total: 0, page: 1, clubs: [], eventTypes: [], years: [] };

const hasRows = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'Rows' in json && Array.isArray(json.Rows);

/** Reply to model, by the name a query gives. */
export const fromWire = {
  session: one(wire.sessionSchema, session),
  // A reply that is no list shows as 'No Events found' (specification section 2, events overview).
  events: (json: unknown) => (Array.isArray(json) ? list(wire.eventListItemSchema, eventListItem)(json) : []),
  eventsFront: one(wire.eventsFrontSchema, (row) => toEventsFront(row, eventListItem)),
  // Shows as 'No Events found' as well.
  eventsTable: (json: unknown) =>
    hasRows(json) ? one(wire.eventsTableSchema, (row) => toEventsTable(row, eventListItem))(json) : NO_EVENTS,
  event: one(wire.eventSchema, event),
  club: one(wire.clubSchema, club),
  clubs: list(wire.clubSchema, club),
  clubFull: one(wire.clubFullSchema, (row) => toClubFull(row, club, eventListItem)),
  videos: list(wire.videoSchema, (row) => toVideo(row, eventListItem)),
  releases: list(wire.releaseSchema, toRelease),
  supporters: list(wire.supporterSchema, toSupporter),
  profile: one(wire.profileSchema, toProfile),
  userStats: one(wire.userStatsSchema, toUserStats),
  channels: list(wire.channelSchema, channel),
  pilots: list(wire.pilotSchema, pilot),
  rounds: list(wire.roundSchema, round),
  stages: list(wire.stageSchema, stage),
  races: list(wire.raceSchema, race),
  raceDetails: one(wire.raceDetailsSchema, raceDetails),
  summaries: list(wire.raceSummarySchema, summary),
};
