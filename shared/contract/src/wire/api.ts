import * as z from 'zod/mini';
import { defineReads } from './call';
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
import { clubTrackSchema, layoutSchema } from './layouts';
import { objectionSchema } from './objections';
import {
  profileOfPilotSchema,
  profileSchema,
  releaseSchema,
  supporterSchema,
  timeZoneSchema,
  userStatsSchema,
} from './people';
import { pilotByNameSchema, pilotListSchema } from './pilot-names';
import {
  calledRaceSchema,
  differenceSchema,
  raceDetailsSchema,
  raceSchema,
  rawRaceSchema,
  revisionSchema,
  roundSchema,
  stageSchema,
  startIntervalsSchema,
} from './races';
import { liveNowSchema, podiumSchema, rankExplanationSchema, rankingSchema } from './rankings';
import { clubRecordSchema, fastestLapsSchema, recordChangeSchema } from './records';
import { searchSchema } from './search';
import { seasonSchema, seasonSummarySchema } from './seasons';
import { lapCountSchema, lapsOfRaceSchema, pointsSchema, raceSummarySchema } from './summaries';
import { pushKeySchema } from './telling';
import { videoSchema } from './videos';

/**
 * All public GET calls (R51). The server registers, validates and documents them from this table; the browser parses
 * with the same schemas.
 */
export const PUBLIC_CALLS = defineReads({
  events: ['The 100 newest visible events; `/table` has all', z.array(eventListItemSchema)],
  eventsFront: ['At most 4 upcoming and 8 recent events', eventsFrontSchema],
  eventsTable: [
    'A page of all events; the filter is a query string of q, club, type, year, sort, order, page and rows (of a page, 1,000 at most), or `all`',
    eventsTableSchema,
  ],
  nextEvents: ['The next event of each club that plans one', z.array(eventListItemSchema)],
  eventsOfClub: ['Events of a club', z.array(eventListItemSchema)],
  eventsOfUser: [
    'Events that a person with a public profile took part in, once they have begun',
    z.array(eventListItemSchema),
  ],
  event: ['One event', eventSchema, 'revision'],
  eventRevisions: [
    'Every revision of an event and of its races, in one order: when, who, why, and what changed',
    z.array(revisionSchema),
  ],
  eventDifference: ['How an event and its races differ between two revisions of it', differenceSchema],
  racesOfUser: ['Recent races of a person with a public profile', z.array(raceSchema)],
  statsOfUser: [
    'Personal bests by event type and attendance by year of a person with a public profile',
    userStatsSchema,
  ],
  recordsOfClub: [
    'The fastest lap, target laps, holeshot and race of a club; practice does not count',
    z.array(clubRecordSchema),
  ],
  recordChanges: [
    'How the records of a club were set, and fell back when a time was taken away; newest first, 50 at most',
    z.array(recordChangeSchema),
  ],
  recordChangesOfTrack: [
    'The same of the record of the track of a club, which is that of the newest event that names one',
    z.array(recordChangeSchema),
  ],
  recordChangesOfUser: [
    'The same of the best laps of a person with a public profile, per club and type of event',
    z.array(recordChangeSchema),
  ],
  seasonsOfClub: [
    'The seasons of a club, newest first, each with its first five pilots',
    z.array(seasonSummarySchema),
  ],
  season: [
    'A season: its events, rule, standings, what is still needed, and what changed them',
    seasonSchema,
  ],
  fastestLaps: [
    'The fastest laps of the newest month with laps, at the club where most pilots flew',
    fastestLapsSchema,
  ],
  fastestLapsOfClub: ['The fastest laps of that month at a club, if it has any', fastestLapsSchema],
  careerOfUser: [
    'Results per event, field records and head to head of a person with a public profile',
    careerSchema,
  ],
  clubs: ['Visible clubs', z.array(clubSchema)],
  club: ['One club', clubSchema],
  clubFull: ['A club with events, admins and members, in an array of one', z.array(clubFullSchema)],
  clubVideos: ['Stream videos of a club', z.array(videoSchema)],
  releases: ['Releases of the desktop app, newest first', z.array(releaseSchema)],
  supporters: ['Supporters', z.array(supporterSchema)],
  channels: ['Every known video channel', z.array(channelSchema)],
  timeZones: ['IANA time zones', z.array(timeZoneSchema)],
  pilots: ['Pilots of an event', z.array(pilotSchema)],
  search: [
    'Pilots, races, events, clubs and tracks that have words in their names, and races by number such as `3-2`: at most three each with the number found, else those with the nearest spelling',
    searchSchema,
  ],
  pilotNames: [
    'A page of the names of pilots, A to Z; the filter is a query string of club, letter, q and page, or `all`',
    pilotListSchema,
  ],
  pilotByName: ['What was flown under a name at a club by nobody with a public profile', pilotByNameSchema],
  layout: ['The track that an event is flown on; an empty list when it is unknown', z.array(layoutSchema)],
  trackOfClub: [
    'The track of the newest event of a club that names one, with the fastest lap on it; an empty list for none',
    z.array(clubTrackSchema),
  ],
  rounds: ['Rounds of an event by order', z.array(roundSchema)],
  ranking: ['The pilots of an event by their result', rankingSchema, 'revision'],
  rankOfPilot: ['How the place of a pilot in an event came about', rankExplanationSchema],
  podiumsOfClub: [
    'The first three and the fastest lap of each event of a club that has results, newest first',
    z.array(podiumSchema),
  ],
  recentPodiums: [
    'The first three and the fastest lap of the 12 newest events that have results',
    z.array(podiumSchema),
  ],
  liveNow: [
    'The races that are being flown, one per event; the one that began last comes first',
    z.array(liveNowSchema),
  ],
  laps: ['Lengths of the laps that count, per pilot and race', z.array(lapsOfRaceSchema), 'revision'],
  lapCounts: ['Laps flown per pilot and round', z.array(lapCountSchema), 'revision'],
  recentVideos: ['Recent stream videos', z.array(videoSchema)],
  eventVideos: ['Stream videos of an event', z.array(videoSchema)],
  videoAt: [
    'The video that covers a moment of the event; underscores stand for spaces',
    z.array(videoSchema),
  ],
  races: ['Races of an event in racing order', z.array(raceSchema), 'revision'],
  lastRaces: ['The last n races that ended, newest first', z.array(raceSchema), 'revision'],
  nextRaces: ['The next n races, the running one included', z.array(raceSchema), 'revision'],
  startIntervals: [
    'Times between the starts of races in the three events of the club before this one',
    startIntervalsSchema,
  ],
  calledRace: ['The race of an event that the desktop app loaded last, if it tells so', calledRaceSchema],
  pushKey: ['The key with which a browser subscribes to messages of the site', pushKeySchema],
  racesOfPilot: ['Races of a pilot', z.array(raceSchema), 'revision'],
  race: ['One race with laps and detections', raceDetailsSchema, 'revision'],
  rawRace: ['One race as the desktop app wrote it', rawRaceSchema, 'revision'],
  raceRevisions: ['Every revision of a race: when, who, why, and what changed', z.array(revisionSchema)],
  objections: [
    'What pilots questioned at an event, and what race directors decided',
    z.array(objectionSchema),
  ],
  raceDifference: ['How one revision of a race differs from another', differenceSchema],
  racesOfRound: ['Races of a round', z.array(raceSchema), 'revision'],
  summaries: ['Figures per pilot and race', z.array(raceSummarySchema), 'revision'],
  summariesOfRace: ['Figures of one race', z.array(raceSummarySchema)],
  summariesOfPilot: ['Figures of one pilot', z.array(raceSummarySchema), 'revision'],
  summariesOfStage: ['Figures of one stage', z.array(raceSummarySchema), 'revision'],
  stages: ['Stages of an event by order', z.array(stageSchema)],
  stageRounds: ['Rounds of a stage', z.array(roundSchema)],
  points: ['Points per pilot and round', z.array(pointsSchema), 'revision'],
  pointsOfStage: ['Points of a stage', z.array(pointsSchema), 'revision'],
  profile: ['A public profile', profileSchema],
  profilesOfPilot: [
    'The public profile of the person who claimed a pilot of an event; an empty list when there is none',
    z.array(profileOfPilotSchema),
  ],
});

export type PublicCallName = keyof typeof PUBLIC_CALLS;
