import * as z from 'zod/mini';
import * as paths from '../paths';
import { careerSchema } from './career';
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
import {
  profileOfPilotSchema,
  profileSchema,
  releaseSchema,
  supporterSchema,
  timeZoneSchema,
  userStatsSchema,
} from './people';
import {
  raceDetailsSchema,
  raceSchema,
  rawRaceSchema,
  revisionSchema,
  roundSchema,
  stageSchema,
} from './races';
import { liveNowSchema, podiumSchema, rankingSchema } from './rankings';
import { clubRecordSchema, fastestLapsSchema } from './records';
import { count, guid, integerId } from './scalars';
import { lapCountSchema, lapsOfRaceSchema, pointsSchema, raceSummarySchema } from './summaries';
import { videoSchema } from './videos';

/** A public GET call: path pattern, schema of its params, schema of its reply. */
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

const noParams = z.object({});
const event = z.object({ eventId: guid() });
const eventAnd = <T extends z.core.$ZodShape>(shape: T) => z.object({ eventId: guid(), ...shape });

/**
 * All public GET calls (R51). The server registers, validates and documents them from this table; the browser parses
 * with the same schemas.
 */
export const PUBLIC_CALLS = {
  events: call(
    paths.events,
    'The 100 newest visible events; `/table` has all',
    noParams,
    z.array(eventListItemSchema),
  ),
  eventsFront: call(paths.eventsFront, 'At most 4 upcoming and 8 recent events', noParams, eventsFrontSchema),
  eventsTable: call(
    paths.eventsTable,
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
  nextEvents: call(
    paths.nextEvents,
    'The next event of each club that plans one',
    noParams,
    z.array(eventListItemSchema),
  ),
  eventsOfClub: call(
    paths.eventsOfClub,
    'Events of a club',
    z.object({ clubId: integerId() }),
    z.array(eventListItemSchema),
  ),
  eventsOfUser: call(
    paths.eventsOfUser,
    'Events that a person with a public profile took part in, once they have begun',
    z.object({ userId: integerId() }),
    z.array(eventListItemSchema),
  ),
  event: call(paths.event, 'One event', event, eventSchema),
  eventRevisions: call(
    paths.eventRevisions,
    'Every revision of an event: when, who, why, and what changed; none while nothing did',
    event,
    z.array(revisionSchema),
  ),
  racesOfUser: call(
    paths.racesOfUser,
    'Recent races of a person with a public profile',
    z.object({ userId: integerId() }),
    z.array(raceSchema),
  ),
  statsOfUser: call(
    paths.statsOfUser,
    'Personal bests by event type and attendance by year of a person with a public profile',
    z.object({ userId: integerId() }),
    userStatsSchema,
  ),
  recordsOfClub: call(
    paths.recordsOfClub,
    'The fastest lap, target laps, holeshot and race of a club; practice does not count',
    z.object({ clubId: integerId() }),
    z.array(clubRecordSchema),
  ),
  fastestLaps: call(
    paths.fastestLaps,
    'The fastest laps of the newest month with laps, at the club where most pilots flew',
    noParams,
    fastestLapsSchema,
  ),
  fastestLapsOfClub: call(
    paths.fastestLapsOfClub,
    'The fastest laps of that month at a club, if it has any',
    z.object({ clubId: integerId() }),
    fastestLapsSchema,
  ),
  careerOfUser: call(
    paths.careerOfUser,
    'Results per event, field records and head to head of a person with a public profile',
    z.object({ userId: integerId() }),
    careerSchema,
  ),
  clubs: call(paths.clubs, 'Visible clubs', noParams, z.array(clubSchema)),
  club: call(paths.club, 'One club', z.object({ clubId: integerId() }), clubSchema),
  clubFull: call(
    paths.clubFull,
    'A club with events, admins and members, in an array of one',
    z.object({ clubId: integerId() }),
    z.array(clubFullSchema),
  ),
  clubVideos: call(
    paths.clubVideos,
    'Stream videos of a club',
    z.object({ clubId: integerId() }),
    z.array(videoSchema),
  ),
  releases: call(
    paths.releases,
    'Releases of the desktop app, newest first',
    noParams,
    z.array(releaseSchema),
  ),
  supporters: call(paths.supporters, 'Supporters', noParams, z.array(supporterSchema)),
  channels: call(paths.channels, 'Every known video channel', noParams, z.array(channelSchema)),
  timeZones: call(paths.timeZones, 'IANA time zones', noParams, z.array(timeZoneSchema)),
  pilots: call(paths.pilots, 'Pilots of an event', event, z.array(pilotSchema)),
  rounds: call(paths.rounds, 'Rounds of an event by order', event, z.array(roundSchema)),
  ranking: call(paths.ranking, 'The pilots of an event by their result', event, rankingSchema),
  podiumsOfClub: call(
    paths.podiumsOfClub,
    'The first three and the fastest lap of each event of a club that has results, newest first',
    z.object({ clubId: integerId() }),
    z.array(podiumSchema),
  ),
  recentPodiums: call(
    paths.recentPodiums,
    'The first three and the fastest lap of the 12 newest events that have results',
    noParams,
    z.array(podiumSchema),
  ),
  liveNow: call(
    paths.liveNow,
    'The races that are being flown, one per event; the one that began last comes first',
    noParams,
    z.array(liveNowSchema),
  ),
  laps: call(
    paths.laps,
    'Lengths of the laps that count, per pilot and race',
    event,
    z.array(lapsOfRaceSchema),
  ),
  lapCounts: call(paths.lapCounts, 'Laps flown per pilot and round', event, z.array(lapCountSchema)),
  recentVideos: call(paths.recentVideos, 'Recent stream videos', noParams, z.array(videoSchema)),
  eventVideos: call(paths.eventVideos, 'Stream videos of an event', event, z.array(videoSchema)),
  videoAt: call(
    paths.videoAt,
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
  races: call(paths.races, 'Races of an event in racing order', event, z.array(raceSchema)),
  lastRaces: call(
    paths.lastRaces,
    'The last n races that ended, newest first',
    eventAnd({ n: count() }),
    z.array(raceSchema),
  ),
  nextRaces: call(
    paths.nextRaces,
    'The next n races, the running one included',
    eventAnd({ n: count() }),
    z.array(raceSchema),
  ),
  racesOfPilot: call(
    paths.racesOfPilot,
    'Races of a pilot',
    eventAnd({ pilotId: guid() }),
    z.array(raceSchema),
  ),
  race: call(
    paths.race,
    'One race with laps and detections',
    eventAnd({ raceId: guid() }),
    raceDetailsSchema,
  ),
  rawRace: call(
    paths.rawRace,
    'One race as the desktop app wrote it',
    eventAnd({ raceId: guid() }),
    rawRaceSchema,
  ),
  raceRevisions: call(
    paths.raceRevisions,
    'Every revision of a race: when, who, why, and what changed',
    eventAnd({ raceId: guid() }),
    z.array(revisionSchema),
  ),
  racesOfRound: call(
    paths.racesOfRound,
    'Races of a round',
    eventAnd({ roundId: guid() }),
    z.array(raceSchema),
  ),
  summaries: call(paths.summaries, 'Figures per pilot and race', event, z.array(raceSummarySchema)),
  summariesOfRace: call(
    paths.summariesOfRace,
    'Figures of one race',
    eventAnd({ raceId: guid() }),
    z.array(raceSummarySchema),
  ),
  summariesOfPilot: call(
    paths.summariesOfPilot,
    'Figures of one pilot',
    eventAnd({ pilotId: guid() }),
    z.array(raceSummarySchema),
  ),
  summariesOfStage: call(
    paths.summariesOfStage,
    'Figures of one stage',
    eventAnd({ stageId: guid() }),
    z.array(raceSummarySchema),
  ),
  stages: call(paths.stages, 'Stages of an event by order', event, z.array(stageSchema)),
  stageRounds: call(
    paths.stageRounds,
    'Rounds of a stage',
    eventAnd({ stageId: guid() }),
    z.array(roundSchema),
  ),
  points: call(paths.points, 'Points per pilot and round', event, z.array(pointsSchema)),
  pointsOfStage: call(
    paths.pointsOfStage,
    'Points of a stage',
    eventAnd({ stageId: guid() }),
    z.array(pointsSchema),
  ),
  profile: call(
    paths.profile,
    'A public profile',
    z.object({ handle: z.string().check(z.minLength(1), z.maxLength(64)) }),
    profileSchema,
  ),
  profilesOfPilot: call(
    paths.profilesOfPilot,
    'The public profile of the person who claimed a pilot of an event; an empty list when there is none',
    eventAnd({ pilotId: guid() }),
    z.array(profileOfPilotSchema),
  ),
} as const;

export type PublicCallName = keyof typeof PUBLIC_CALLS;
