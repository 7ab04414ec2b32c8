import { defineQuery, type Query } from './query';

/**
 * One function per endpoint. Schemas and mapping come as a chunk of their own, fetched beside the reply:
 * a page the server rendered starts without them.
 */
const fromWire = () => import('./from-wire');

type FromWire = Awaited<ReturnType<typeof fromWire>>['fromWire'];
type Parsed<K extends keyof FromWire> = ReturnType<FromWire[K]>;

const query = <K extends keyof FromWire>(name: K, path: string): Query<Parsed<K>> =>
  defineQuery(
    path,
    async (json, isChecked) => (await fromWire()).fromWire[name](json, isChecked) as Parsed<K>,
  );

const of = (...parts: (string | number)[]): string =>
  ['/api/public', ...parts.map((part) => encodeURIComponent(part))].join('/');

export const sessionQuery = () => query('session', of('auth'));
export const eventsQuery = () => query('events', of('events'));
export const eventQuery = (eventId: string) => query('event', of('events', 'id', eventId));
export const clubQuery = (clubId: number) => query('club', of('clubs', 'id', clubId));
export const eventsFrontQuery = () => query('eventsFront', of('events', 'front'));
/** `filter` is a query string of q, club, type, year, sort, order, page and rows; `''` for all. */
export const eventsTableQuery = (filter: string) =>
  query('eventsTable', of('events', 'table', filter || 'all'));
export const eventsOfUserQuery = (userId: number) => query('events', of('events', 'userId', userId));
export const racesOfUserQuery = (userId: number) => query('races', of('races', 'userId', userId));
export const userStatsQuery = (userId: number) => query('userStats', of('stats', 'userId', userId));
export const profileQuery = (handle: string) => query('profile', of('auth', 'handle', handle));
export const clubsQuery = () => query('clubs', of('clubs'));
export const clubFullQuery = (clubId: number) => query('clubFull', of('clubs', 'id', clubId, 'full'));
export const clubVideosQuery = (clubId: number) => query('videos', of('clubs', 'youtube', clubId));
export const recentVideosQuery = () => query('videos', of('youtube', 'recent'));
export const releasesQuery = () => query('releases', of('releases'));
export const supportersQuery = () => query('supporters', of('patreons'));
export const channelsQuery = () => query('channels', of('channels'));
export const pilotsQuery = (eventId: string) => query('pilots', of('pilots', 'eventId', eventId));
export const roundsQuery = (eventId: string) => query('rounds', of('rounds', 'eventId', eventId));
export const stagesQuery = (eventId: string) => query('stages', of('stages', 'eventId', eventId));
export const racesQuery = (eventId: string) => query('races', of('races', 'eventId', eventId));
export const lastRacesQuery = (eventId: string, n: number) =>
  query('races', of('races', 'eventId', eventId, 'last', n));
export const nextRacesQuery = (eventId: string, n: number) =>
  query('races', of('races', 'eventId', eventId, 'next', n));
export const raceQuery = (eventId: string, raceId: string) =>
  query('raceDetails', of('races', 'eventId', eventId, 'raceId', raceId));
export const racesOfPilotQuery = (eventId: string, pilotId: string) =>
  query('races', of('races', 'eventId', eventId, 'pilotId', pilotId));
/** The video that covers a moment; `start` is a date-time of the wire, its spaces become underscores. */
export const videoAtQuery = (eventId: string, start: string) =>
  query('videos', of('youtube', 'eventId', eventId, 'racestart', start.replaceAll(' ', '_')));
export const summariesQuery = (eventId: string) =>
  query('summaries', of('raceSummaries', 'eventId', eventId));
export const eventVideosQuery = (eventId: string) => query('videos', of('youtube', 'eventId', eventId));
/** The points that pilots take into a stage. */
export const rollOversQuery = (eventId: string, stageId: string) =>
  query('rollOvers', of('points', 'eventId', eventId, 'stageId', stageId));
