import { EMPTY_GUID } from '@holeshot/contract';
import { CHANNELS, channelLabel, fromInstantMs, type Guid, type LocalMs } from '@holeshot/domain';
import { type EventFolder, memoryEventFolder } from '../importing';
import { minuteBeforeChange } from './clock-change';
import { DEMO_CLUBS, type DemoClub } from './clubs';
import { DEMO_PILOTS, type DemoPilot } from './demo-pilots';
import { fileText } from './desktop-files';
import { channelIds, type Entry } from './draw-heats';
import { eventFile } from './event-file';
import type { EventPlan } from './event-plans';
import { type FlownEvent, firstStartOf, flyEvent } from './fly-event';
import { raceFile, resultRows } from './race-file';
import { positionPoints } from './race-results';
import { createRandom, type Random } from './random';
import { pilotRows, roundRows, stageRows } from './roster-files';

/** The fields of an event that only the website has (R63). */
export interface EventPlace {
  address: string;
  latitude: number;
  longitude: number;
  info: string;
  canRegister: boolean;
  capacity: number | null;
}

export interface DemoEvent {
  id: Guid;
  /** index into the clubs */
  club: number;
  name: string;
  start: LocalMs;
  /** IANA name */
  timeZone: string;
  /** number of linked streams */
  streams: number;
  place: EventPlace;
  /** builds the event's files as the desktop app writes them; each call builds them again */
  buildFolder(): EventFolder;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const HALF_HOUR_MS = HOUR_MS / 2;

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

interface SeasonClock {
  /** first instant (ms) of the UTC day on which the running event takes place */
  dayStart: number;
  /** instant (ms) of now, in whole minutes */
  minute: number;
}

/** The event of a plan at the season's time; its files are built on demand. */
export function demoEvent(plan: EventPlan, { dayStart, minute }: SeasonClock): DemoEvent {
  const random = createRandom(`event ${plan.name}`);
  const id = random.guid();
  const club = DEMO_CLUBS[plan.club] ?? DEMO_CLUBS[0];
  if (club === undefined) {
    throw new RangeError(`No club ${plan.club}`);
  }
  // The desktop app writes Sydney as Melbourne (R59).
  const timeZone = club.timeZone === 'Australia/Sydney' ? 'Australia/Melbourne' : club.timeZone;
  const isRunning = plan.day === 0;
  const now = isRunning ? fromInstantMs(minuteBeforeChange(minute, timeZone), timeZone) : null;
  const firstStart = now === null ? null : firstStartOf(now, RUNNING_RACES_BEFORE);
  const start =
    firstStart === null
      ? dayStart + plan.day * DAY_MS + plan.hour * HOUR_MS
      : Math.floor((firstStart - HALF_HOUR_MS) / HALF_HOUR_MS) * HALF_HOUR_MS;
  const isUpcoming = plan.day > 0;
  const flight = { firstStart: isUpcoming ? null : (firstStart ?? start + HALF_HOUR_MS + 83_250), now };
  return {
    id,
    club: plan.club,
    name: plan.name,
    start,
    timeZone,
    streams: plan.streams ?? 0,
    place: placeOf(random, plan, club),
    buildFolder: () => buildFolder({ id, plan, start, timeZone, ...flight }),
  };
}

interface FolderInput {
  id: Guid;
  plan: EventPlan;
  start: LocalMs;
  timeZone: string;
  firstStart: LocalMs | null;
  now: LocalMs | null;
}

function buildFolder(input: FolderInput): EventFolder {
  const { id, plan } = input;
  const random = createRandom(`folder ${plan.name}`);
  const chosen = choosePilots(random, plan);
  const people = chosen.slice(0, plan.pilots).map((pilot) => ({ id: random.guid(), pilot }));
  const removed = plan.hasDeleted
    ? chosen.slice(plan.pilots, plan.pilots + 1).map((pilot) => ({ id: random.guid(), pilot }))
    : [];
  const entries = plan.eventType === 'CasualPractice' ? [...people, ...practicePilots(random, plan)] : people;
  const flownEvent = flyEvent(random, { ...input, eventId: id, entries });
  const { rounds, races } = flownEvent;
  const files = new Map<string, string>();
  files.set(
    'Event.json',
    fileText([eventFile(random, { ...input, eventId: id, entries, removed, rounds, races })]),
  );
  files.set('Pilots.json', fileText(pilotRows([...entries, ...removed])));
  files.set('Rounds.json', fileText(roundRows(rounds)));
  if (!plan.isOldFile) {
    files.set('Stages.json', fileText(stageRows(rounds, flownEvent.standing)));
    files.set('Results.json', fileText(rollOverRows(random, id, flownEvent)));
  }
  for (const race of races) {
    files.set(`${race.id}/Race.json`, fileText([raceFile(random, id, plan, race)]));
    if (race.results.length > 0) {
      files.set(`${race.id}/Result.json`, fileText(resultRows(random, id, plan, race)));
    }
  }
  return memoryEventFolder(id, files);
}

/** The home club's pilots first, then those of the clubs after it in the list. */
function choosePilots(random: Random, plan: EventPlan): DemoPilot[] {
  const distance = (pilot: DemoPilot): number =>
    (pilot.homeClub - plan.club + DEMO_CLUBS.length) % DEMO_CLUBS.length;
  return random.shuffle(DEMO_PILOTS).sort((a, b) => Math.ceil(distance(a) / 3) - Math.ceil(distance(b) / 3));
}

/** Casual practice fills free channels with pilots named after channel, round and race (R67). */
function practicePilots(random: Random, plan: EventPlan): Entry[] {
  const free = channelIds(plan.channels).slice(0, plan.pilots % 4 === 0 ? 0 : 4 - (plan.pilots % 4));
  return free.map((channelId, index) => {
    const channel = CHANNELS.find((item) => item.id === channelId);
    const callsign = `${channelLabel(channel)} (1-${index + 1})`;
    const skill = { pace: 1.5, spread: 0.05, crash: 0.1, homeClub: plan.club, isPractice: true };
    return {
      id: random.guid(),
      pilot: { callsign, firstName: null, lastName: null, catchPhrase: null, ...skill },
    };
  });
}

/** Roll-over points: the place after the heats, turned into points (R97). */
function rollOverRows(random: Random, eventId: Guid, { rounds, races, standing }: FlownEvent): object[] {
  const final = rounds.find(({ stage }) => stage?.pointSummary?.RoundPositionRollover);
  const before = rounds.filter((round) => final !== undefined && round.order < final.order).at(-1);
  if (final === undefined || before === undefined) {
    return [];
  }
  const totals = new Map(standing.entries.map(({ id }) => [id, 0]));
  for (const { round, results } of races) {
    for (const { pilotId, points } of round.order < final.order ? results : []) {
      totals.set(pilotId, (totals.get(pilotId) ?? 0) + points);
    }
  }
  return [...totals].map(([pilotId, total]) => {
    const position = 1 + [...totals.values()].filter((other) => other > total).length;
    return {
      Points: positionPoints(position),
      Position: position,
      Valid: true,
      Event: eventId,
      Pilot: pilotId,
      Race: EMPTY_GUID,
      Round: before.id,
      DNF: false,
      ResultType: 'RoundRollOver',
      Time: '00:00:00',
      LapsFinished: 0,
      ID: random.guid(),
      ExternalID: 0,
    };
  });
}

function placeOf(random: Random, plan: EventPlan, club: DemoClub): EventPlace {
  const venue = random.pick(VENUES);
  const moveSlightly = (degrees: number): number =>
    Math.round((degrees + random.between(-0.04, 0.04)) * 1e4) / 1e4;
  const gates = random.whole(9, 16);
  return {
    address: `${venue}, ${club.address}`,
    latitude: moveSlightly(club.latitude),
    longitude: moveSlightly(club.longitude),
    info:
      `${club.name} flies at the ${venue.toLowerCase()}: ${gates} gates, ${random.whole(180, 420)} m a lap. ` +
      `Pilots' briefing half an hour before the first race. Bring spare props and switch off your video on the ground.`,
    canRegister: plan.canRegister ?? false,
    capacity: plan.capacity ?? null,
  };
}
