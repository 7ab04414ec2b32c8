import * as z from 'zod/mini';
import { clubSchema } from './clubs';
import {
  channelSchema,
  clubFullSchema,
  eventListItemSchema,
  eventSchema,
  eventsFrontSchema,
  eventsTableSchema,
  pilotSchema,
} from './events';
import { profileSchema, releaseSchema, supporterSchema, timeZoneSchema, userStatsSchema } from './people';
import { raceDetailsSchema, raceSchema, rawRaceSchema, roundSchema, stageSchema } from './races';
import { count, guid, integerId } from './scalars';
import { sessionSchema } from './session';
import { lapCountSchema, pointsSchema, raceSummarySchema } from './summaries';
import { videoSchema } from './videos';

/** One public GET: its path with `:params`, the shape of each param, the shape of the reply. */
export interface PublicCall {
  path: string;
  summary: string;
  params: z.ZodMiniObject;
  reply: z.ZodMiniType;
}

const call = <P extends z.ZodMiniObject, R extends z.ZodMiniType>(
  path: string,
  summary: string,
  params: P,
  reply: R,
) => ({ path, summary, params, reply }) satisfies PublicCall;

const none = z.object({});
const event = z.object({ eventId: guid() });
const eventAnd = <T extends z.core.$ZodShape>(shape: T) => z.object({ eventId: guid(), ...shape });

const root = '/api/public';
const races = `${root}/races/eventId/:eventId`;
const summaries = `${root}/raceSummaries/eventId/:eventId`;

/**
 * The public reads of section 7 of the specification, each once: the server registers, validates and
 * documents from this table, the browser parses with it. Lists are arrays.
 */
export const PUBLIC_CALLS = {
  events: call(
    `${root}/events`,
    'The 100 newest visible events; `/table` has all',
    none,
    z.array(eventListItemSchema),
  ),
  eventsFront: call(
    `${root}/events/front`,
    'At most 4 upcoming and 8 recent events',
    none,
    eventsFrontSchema,
  ),
  eventsTable: call(
    `${root}/events/table/:filter`,
    'A page of all events; the filter is a query string of q, club, type, year, sort, order, page and rows (of a page, 1,000 at most), or `all`',
    z.object({
      filter: z
        .string()
        .check(
          z.regex(/^(all|[a-z]+=[^&]{0,200}(&[a-z]+=[^&]{0,200}){0,9})$/, 'must be a query string or all'),
        ),
    }),
    eventsTableSchema,
  ),
  eventsOfClub: call(
    `${root}/events/clubId/:clubId`,
    'Events of a club',
    z.object({ clubId: integerId() }),
    z.array(eventListItemSchema),
  ),
  eventsOfUser: call(
    `${root}/events/userId/:userId`,
    'Events that a person with a public profile took part in, once they have begun',
    z.object({ userId: integerId() }),
    z.array(eventListItemSchema),
  ),
  event: call(`${root}/events/id/:eventId`, 'One event', event, eventSchema),
  racesOfUser: call(
    `${root}/races/userId/:userId`,
    'Recent races of a person with a public profile',
    z.object({ userId: integerId() }),
    z.array(raceSchema),
  ),
  statsOfUser: call(
    `${root}/stats/userId/:userId`,
    'Personal bests by event type and attendance by year of a person with a public profile',
    z.object({ userId: integerId() }),
    userStatsSchema,
  ),
  clubs: call(`${root}/clubs`, 'Visible clubs', none, z.array(clubSchema)),
  club: call(`${root}/clubs/id/:clubId`, 'One club', z.object({ clubId: integerId() }), clubSchema),
  clubFull: call(
    `${root}/clubs/id/:clubId/full`,
    'A club with events, admins and members, in an array of one',
    z.object({ clubId: integerId() }),
    z.array(clubFullSchema),
  ),
  clubVideos: call(
    `${root}/clubs/youtube/:clubId`,
    'Stream videos of a club',
    z.object({ clubId: integerId() }),
    z.array(videoSchema),
  ),
  releases: call(
    `${root}/releases`,
    'Releases of the desktop app, newest first',
    none,
    z.array(releaseSchema),
  ),
  supporters: call(`${root}/patreons`, 'Supporters', none, z.array(supporterSchema)),
  channels: call(`${root}/channels`, 'Every known video channel', none, z.array(channelSchema)),
  timeZones: call(`${root}/timeZones`, 'IANA time zones', none, z.array(timeZoneSchema)),
  pilots: call(`${root}/pilots/eventId/:eventId`, 'Pilots of an event', event, z.array(pilotSchema)),
  rounds: call(`${root}/rounds/eventId/:eventId`, 'Rounds of an event by order', event, z.array(roundSchema)),
  lapCounts: call(
    `${root}/lapCounts/eventId/:eventId`,
    'Laps flown per pilot and round',
    event,
    z.array(lapCountSchema),
  ),
  recentVideos: call(`${root}/youtube/recent`, 'Recent stream videos', none, z.array(videoSchema)),
  eventVideos: call(
    `${root}/youtube/eventId/:eventId`,
    'Stream videos of an event',
    event,
    z.array(videoSchema),
  ),
  videoAt: call(
    `${root}/youtube/eventId/:eventId/racestart/:start`,
    'The video that covers a moment of the event; underscores stand for spaces',
    eventAnd({
      start: z
        .string()
        .check(
          z.regex(
            /^\d{4}[-/]\d\d[-/]\d\d[_ T]\d{1,2}:\d\d(:\d\d(\.\d{1,7})?)?$/,
            'must be a date and time such as 2026-11-21_09:30:00',
          ),
        ),
    }),
    z.array(videoSchema),
  ),
  races: call(races, 'Races of an event in racing order', event, z.array(raceSchema)),
  lastRaces: call(
    `${races}/last/:n`,
    'The last n races that ended, newest first',
    eventAnd({ n: count() }),
    z.array(raceSchema),
  ),
  nextRaces: call(
    `${races}/next/:n`,
    'The next n races, the running one included',
    eventAnd({ n: count() }),
    z.array(raceSchema),
  ),
  racesOfPilot: call(
    `${races}/pilotId/:pilotId`,
    'Races of a pilot',
    eventAnd({ pilotId: guid() }),
    z.array(raceSchema),
  ),
  race: call(
    `${races}/raceId/:raceId`,
    'One race with laps and detections',
    eventAnd({ raceId: guid() }),
    raceDetailsSchema,
  ),
  rawRace: call(
    `${races}/raceId/:raceId/raw/1`,
    'One race as the desktop app wrote it',
    eventAnd({ raceId: guid() }),
    rawRaceSchema,
  ),
  racesOfRound: call(
    `${races}/roundId/:roundId`,
    'Races of a round',
    eventAnd({ roundId: guid() }),
    z.array(raceSchema),
  ),
  summaries: call(summaries, 'Figures per pilot and race', event, z.array(raceSummarySchema)),
  summariesOfRace: call(
    `${summaries}/raceId/:raceId`,
    'Figures of one race',
    eventAnd({ raceId: guid() }),
    z.array(raceSummarySchema),
  ),
  summariesOfPilot: call(
    `${summaries}/pilotId/:pilotId`,
    'Figures of one pilot',
    eventAnd({ pilotId: guid() }),
    z.array(raceSummarySchema),
  ),
  summariesOfStage: call(
    `${summaries}/stageId/:stageId`,
    'Figures of one stage',
    eventAnd({ stageId: guid() }),
    z.array(raceSummarySchema),
  ),
  stages: call(`${root}/stages/eventId/:eventId`, 'Stages of an event by order', event, z.array(stageSchema)),
  stageRounds: call(
    `${root}/stages/eventId/:eventId/stageId/:stageId/rounds/1`,
    'Rounds of a stage',
    eventAnd({ stageId: guid() }),
    z.array(roundSchema),
  ),
  points: call(`${root}/points/eventId/:eventId`, 'Points per pilot and round', event, z.array(pointsSchema)),
  pointsOfStage: call(
    `${root}/points/eventId/:eventId/stageId/:stageId`,
    'Points of a stage',
    eventAnd({ stageId: guid() }),
    z.array(pointsSchema),
  ),
  session: call(`${root}/auth`, 'Who is signed in', none, sessionSchema),
  profile: call(
    `${root}/auth/handle/:handle`,
    'A public profile',
    z.object({ handle: z.string().check(z.minLength(1), z.maxLength(64)) }),
    profileSchema,
  ),
} as const;

export type PublicCallName = keyof typeof PUBLIC_CALLS;
