import { fromInstantMs, type Guid, type LocalMs, toInstantMs } from '@holeshot/domain';
import type { EventFolder } from '../importing/read/event-folder';
import { DEMO_CLUBS, type DemoClub } from './clubs';
import { EVENT_PLANS, type EventPlan } from './event-plans';
import { getFirstStart } from './fly-event';
import { generateEvent } from './generate-event';
import { demoSupporters, demoUsers } from './people';
import { createRandom, type Random } from './random';
import { demoReleases } from './releases';

export type DemoSeason = ReturnType<typeof buildDemoSeason>;

export interface DemoEvent {
  id: Guid;
  plan: EventPlan;
  start: LocalMs;
  /** IANA name */
  timeZone: string;
  /** the fields that only the website has (R63) */
  place: ReturnType<typeof getPlace>;
  /** the event's files as the desktop app writes them; each call makes them again */
  buildFolder(): EventFolder;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const HALF_HOUR_MS = HOUR_MS / 2;
const DAY_MS = 24 * HOUR_MS;
/** Longer than the running event has been flown. */
const EVENT_MS = 3 * HOUR_MS;

/** Races before the current one of the running event, which is round 4 race 2 of five rounds of three races. */
const RUNNING_RACES_BEFORE = 10;

const VENUES = [
  'Showground',
  'Sports Hall',
  'Flying Field',
  'Old Airstrip',
  'Riverside Park',
  'Quarry Lane',
] as const;

/**
 * An invented season around `now` (instant, ms): one event is running, others are up to two years in the past and some
 * weeks in the future. The result is the same, byte for byte, at any moment of a minute; only the running event differs
 * between two minutes of one UTC day.
 */
export function buildDemoSeason({ now }: { now: number }) {
  const dayStart = Math.floor(now / DAY_MS) * DAY_MS;
  const minute = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const events = EVENT_PLANS.map((plan) => scheduleEvent(plan, dayStart, minute));
  return {
    clubs: DEMO_CLUBS,
    events,
    users: demoUsers(),
    supporters: demoSupporters(dayStart),
    releases: demoReleases(dayStart),
    videos: events.flatMap(demoVideos),
  };
}

/** The id of a planned event. */
export const getPlannedEventId = (plan: EventPlan): Guid => createRandom(`event ${plan.name}`).guid();

function scheduleEvent(plan: EventPlan, dayStart: number, minute: number): DemoEvent {
  const random = createRandom(`event ${plan.name}`);
  const id = random.guid();
  const club = DEMO_CLUBS[plan.club];
  if (!club) throw new RangeError(`No club ${plan.club}`);
  // the desktop app writes Sydney as Melbourne (R59)
  const timeZone = club.timeZone === 'Australia/Sydney' ? 'Australia/Melbourne' : club.timeZone;
  const now = plan.day === 0 ? fromInstantMs(minuteBeforeChange(minute, timeZone), timeZone) : null;
  const runningStart = now === null ? null : getFirstStart(now, RUNNING_RACES_BEFORE);
  const start =
    runningStart === null
      ? dayStart + plan.day * DAY_MS + plan.hour * HOUR_MS
      : Math.floor((runningStart - HALF_HOUR_MS) / HALF_HOUR_MS) * HALF_HOUR_MS;
  const firstStart = plan.day > 0 ? null : (runningStart ?? start + HALF_HOUR_MS + 83_250);
  return {
    ...{ id, plan, start, timeZone, place: getPlace(random, plan, club) },
    buildFolder: () => generateEvent(plan, { id, start, timeZone, firstStart, now }),
  };
}

/**
 * The current minute of the running event: `minute` (instant, ms), or the last minute before the clocks of `zone`
 * changed in the three hours before. Files hold no offset, so races timed across a change would be in the future or an
 * hour apart.
 */
function minuteBeforeChange(minute: number, zone: string): number {
  const offset = (instant: number): number => fromInstantMs(instant, zone) - instant;
  let seen = minute;
  while (offset(seen) !== offset(minute - EVENT_MS)) seen -= MINUTE_MS;
  return seen;
}

function getPlace(random: Random, plan: EventPlan, club: DemoClub) {
  const venue = random.pick(VENUES);
  const moveSlightly = (degrees: number): number =>
    Math.round((degrees + random.between(-0.04, 0.04)) * 1e4) / 1e4;
  const gates = random.whole(9, 16);
  return {
    address: `${venue}, ${club.address}`,
    latitude: moveSlightly(club.latitude),
    longitude: moveSlightly(club.longitude),
    info:
      `${club.name} flies at the ${venue.toLowerCase()}: **${gates} gates, ${random.whole(180, 420)} m a lap**.\n\n` +
      "- Pilots' briefing half an hour before the first race\n- Bring spare props\n" +
      '- Switch off your video on the ground',
    canRegister: plan.canRegister ?? false,
    capacity: plan.capacity ?? null,
  };
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The streams of an event, one after the other, from shortly before its first race: rows of the database without a club. */
function demoVideos({ id, plan, start, timeZone }: DemoEvent) {
  const { club, name, streams = 0 } = plan;
  const random = createRandom(`videos of ${name}`);
  return Array.from({ length: streams }, (_, index) => ({
    ...{ eventId: id, club },
    videoId: Array.from({ length: 11 }, () => ALPHABET.charAt(random.whole(0, 63))).join(''),
    title: streams === 1 ? `${name} live` : `${name} live, part ${index + 1}`,
    startInstant: new Date(
      toInstantMs(start, timeZone) + index * 2 * HOUR_MS + random.whole(2, 25) * MINUTE_MS,
    ),
    durationSeconds: random.whole(6600, 7100),
    syncWarning: random.chance(0.3),
  }));
}
