import * as paths from '@holeshot/contract/paths';
import { fillPath, type PathParams } from './fill-path';
import { defineQuery, type Query } from './query';

/**
 * Schemas and mapping are a chunk of their own, loaded with the first reply: a server-rendered page starts without
 * them.
 */
const fromWire = () => import('./from-wire');

type FromWire = Awaited<ReturnType<typeof fromWire>>['fromWire'];
type Parsed<K extends keyof FromWire> = ReturnType<FromWire[K]>;

const query = <Name extends keyof FromWire, Path extends string>(
  name: Name,
  path: Path,
  params: PathParams<Path>,
): Query<Parsed<Name>> =>
  defineQuery(
    fillPath(path, params),
    async (json, options) => (await fromWire()).fromWire[name](json, options) as Parsed<Name>,
  );

export const sessionQuery = () => query('session', paths.session, {});
export const eventsQuery = () => query('events', paths.events, {});
export const eventQuery = (eventId: string) => query('event', paths.event, { eventId });
export const clubQuery = (clubId: number) => query('club', paths.club, { clubId });
export const eventsFrontQuery = () => query('eventsFront', paths.eventsFront, {});
/** `filter` is a query string of q, club, type, year, sort, order, page and rows; `''` for all events. */
export const eventsTableQuery = (filter: string) =>
  query('eventsTable', paths.eventsTable, { filter: filter || 'all' });
export const eventsOfUserQuery = (userId: number) => query('events', paths.eventsOfUser, { userId });
export const racesOfUserQuery = (userId: number) => query('races', paths.racesOfUser, { userId });
export const userStatsQuery = (userId: number) => query('userStats', paths.statsOfUser, { userId });
export const profileQuery = (handle: string) => query('profile', paths.profile, { handle });
export const clubsQuery = () => query('clubs', paths.clubs, {});
export const clubFullQuery = (clubId: number) => query('clubFull', paths.clubFull, { clubId });
export const clubVideosQuery = (clubId: number) => query('videos', paths.clubVideos, { clubId });
export const recentVideosQuery = () => query('videos', paths.recentVideos, {});
export const releasesQuery = () => query('releases', paths.releases, {});
export const supportersQuery = () => query('supporters', paths.supporters, {});
export const channelsQuery = () => query('channels', paths.channels, {});
export const pilotsQuery = (eventId: string) => query('pilots', paths.pilots, { eventId });
export const roundsQuery = (eventId: string) => query('rounds', paths.rounds, { eventId });
/** The track that the event is flown on; an empty list when it is unknown. */
export const layoutQuery = (eventId: string) => query('layouts', paths.layout, { eventId });
export const stagesQuery = (eventId: string) => query('stages', paths.stages, { eventId });
export const racesQuery = (eventId: string) => query('races', paths.races, { eventId });
export const lastRacesQuery = (eventId: string, n: number) => query('races', paths.lastRaces, { eventId, n });
export const nextRacesQuery = (eventId: string, n: number) => query('races', paths.nextRaces, { eventId, n });
export const raceQuery = (eventId: string, raceId: string) =>
  query('raceDetails', paths.race, { eventId, raceId });
export const racesOfPilotQuery = (eventId: string, pilotId: string) =>
  query('races', paths.racesOfPilot, { eventId, pilotId });
/** The video that covers a moment. `start` is a wire date-time; the path has underscores for its spaces. */
export const videoAtQuery = (eventId: string, start: string) =>
  query('videos', paths.videoAt, { eventId, start: start.replaceAll(' ', '_') });
export const rankingQuery = (eventId: string) => query('ranking', paths.ranking, { eventId });
export const podiumsOfClubQuery = (clubId: number) => query('podiums', paths.podiumsOfClub, { clubId });
export const recentPodiumsQuery = () => query('podiums', paths.recentPodiums, {});
/** The running events with a race of each (R136): races in progress first, the latest start before others. */
export const liveNowQuery = () => query('liveNow', paths.liveNow, {});
export const summariesQuery = (eventId: string) => query('summaries', paths.summaries, { eventId });
export const eventVideosQuery = (eventId: string) => query('videos', paths.eventVideos, { eventId });
/** Roll-over points: the points that pilots bring into a stage (R97). */
export const rollOversQuery = (eventId: string, stageId: string) =>
  query('rollOvers', paths.pointsOfStage, { eventId, stageId });
export const accountQuery = () => query('account', paths.account, {});
/** The properties of a form, from a path of `/api/{type}[/id/{id}]`. */
export const propertiesQuery = (path: string) => query('properties', path, {});

/** The query of a public call whose reply is mapped as `name`; for calls that only one remote makes. */
export { query as publicQuery };
