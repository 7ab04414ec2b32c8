import {
  clubHref,
  clubsHref,
  eventHref,
  eventsHref,
  homeHref,
  pilotInEventHref,
  profileHref,
  raceHref,
  searchPageHref,
} from '@holeshot/contract';
import * as paths from '@holeshot/contract/paths';
import { liveNowSchema, podiumSchema, raceSchema, rankingSchema, stageSchema } from '@holeshot/contract/wire';
import * as z from 'zod/mini';

/** A page in the gallery. */
export interface Screen {
  /** name of its picture, without the width */
  file: string;
  title: string;
  href: string;
  /** px, one picture each */
  widths: readonly number[];
}

const WIDTHS = [1280, 390];

async function read<T>(origin: string, path: string, schema: z.ZodMiniType<T>): Promise<T> {
  const reply = await fetch(origin + path);
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
  return schema.parse(await reply.json());
}

/** The gallery's pages: those of the newest event with a bracket, its winner and club, and of the running race. */
export async function listScreens(origin: string): Promise<Screen[]> {
  const podiums = await read(origin, paths.recentPodiums, z.array(podiumSchema));
  const final = podiums.find(({ Basis }) => Basis?.Kind === 'standings') ?? podiums[0];
  if (!final) throw new Error('The site has no event with results');
  const eventId = final.Event.ID;
  const forEvent = (path: string) => path.replace(':eventId', eventId);
  const [ranking, stages, [last], [live]] = await Promise.all([
    read(origin, forEvent(paths.ranking), rankingSchema),
    read(origin, forEvent(paths.stages), z.array(stageSchema)),
    read(origin, forEvent(paths.lastRaces).replace(':n', '1'), z.array(raceSchema)),
    read(origin, paths.liveNow, z.array(liveNowSchema)),
  ]);
  const [winner] = ranking.Rows;
  const raceId = last?.ID ?? '';
  const bracket = stages.find(({ StageType }) => StageType === 'DoubleElimination');
  const clubId = final.Event.Club.ID;
  const running = live && { eventId: live.Event.ID };
  const pages: [file: string, title: string, href: string | null][] = [
    ['home', 'Home', homeHref()],
    ['events', 'Events', eventsHref()],
    ['clubs', 'Clubs', clubsHref()],
    ['club', 'Club', clubHref({ clubId })],
    ['field', 'Field of a club', clubHref({ clubId, tab: 'details' })],
    ['search', 'Search', searchPageHref('kes')],
    ['event', 'A finished event', eventHref({ eventId })],
    ['hero', 'A finished event, its track', eventHref({ eventId, tab: 'info' })],
    ['bracket', 'Bracket', bracket ? eventHref({ eventId, tab: `stage-${bracket.ID}` }) : null],
    ['points', 'Points and lap counts', running ? eventHref({ ...running, tab: 'points' }) : null],
    ['lap-records', 'Lap records', running ? eventHref({ ...running, tab: 'lap-records' }) : null],
    ['live', 'Quick status', running ? eventHref({ ...running, tab: 'quick-status' }) : null],
    ['rounds', 'Rounds', running ? eventHref({ ...running, tab: 'rounds' }) : null],
    ['race', 'Race', raceHref({ eventId, raceId })],
    ['replay', 'Replay', `${raceHref({ eventId, raceId, tab: 'replay' })}&t=64`],
    ['graph', 'Graph', raceHref({ eventId, raceId, tab: 'race-position-graph' })],
    ['pilot', 'A pilot in an event', pilotInEventHref({ eventId, pilotId: winner?.PilotID ?? '' })],
    ['profile', 'Profile', profileHref({ handle: 'Kestrel' })],
  ];
  const screens = pages.flatMap(([file, title, href]) =>
    href ? [{ file, title, href, widths: WIDTHS }] : [],
  );
  const big = running && {
    file: 'screen',
    title: 'Screen at the field',
    href: `${eventHref(running)}?screen=1`,
  };
  return [...screens, ...(big ? [{ ...big, widths: [1920] }] : [])];
}
