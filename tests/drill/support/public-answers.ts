import * as paths from '@holeshot/contract/paths';
import type { WirePilot, WireRace, WireRound, WireStage } from '@holeshot/contract/wire';
import { ask, askJson } from './ask';

/** Responses of the public API about the event of a club and about the club itself, by address. */
export type Answers = Map<string, unknown>;

const SITE_PATHS = [
  paths.events,
  paths.eventsFront,
  paths.nextEvents,
  paths.fastestLaps,
  paths.recentPodiums,
  paths.liveNow,
];
const CLUB_PATHS = [
  paths.clubFull,
  paths.eventsOfClub,
  paths.podiumsOfClub,
  paths.recordsOfClub,
  paths.fastestLapsOfClub,
];
const EVENT_PATHS = [
  paths.event,
  paths.pilots,
  paths.rounds,
  paths.stages,
  paths.ranking,
  paths.laps,
  paths.lapCounts,
  paths.points,
  paths.races,
  paths.lastRaces,
  paths.nextRaces,
  paths.summaries,
];
const RACE_PATHS = [paths.race, paths.rawRace, paths.summariesOfRace];
const PILOT_PATHS = [paths.racesOfPilot, paths.summariesOfPilot, paths.profilesOfPilot];
const STAGE_PATHS = [paths.stageRounds, paths.summariesOfStage, paths.pointsOfStage];

/**
 * Fields that may differ between a site that followed a day and one that imported its last files: number, author and
 * time of changes, the creation of the club, and whether a folder was removed or written as not valid.
 */
const OWN_HISTORY = [
  'Revision',
  'NewestRevision',
  'RevisionTime',
  'RevisionWho',
  'RevisionWhy',
  'Corrected',
  'Removed',
  'Creation',
];

function withoutHistory(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutHistory);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !OWN_HISTORY.includes(name))
      .map(([name, item]) => [name, withoutHistory(item)]),
  );
}

/** Reads all answers about an event and its club. `raceIds` are those of races that are in no list, too. */
export async function readAnswers(
  origin: string,
  { eventId, clubId, raceIds }: { eventId: string; clubId: number; raceIds: readonly string[] },
): Promise<Answers> {
  const fill = (path: string, ids: Record<string, string | number> = {}): string =>
    path.replace(/:(\w+)/g, (_, name: string) => String({ eventId, clubId, n: 100, ...ids }[name]));
  const getOfEvent = <T>(path: string) => askJson<T[]>(origin + fill(path));
  const [races, pilots, rounds, stages] = [
    await getOfEvent<WireRace>(paths.races),
    await getOfEvent<WirePilot>(paths.pilots),
    await getOfEvent<WireRound>(paths.rounds),
    await getOfEvent<WireStage>(paths.stages),
  ];
  const addresses = [
    ...[...SITE_PATHS, ...CLUB_PATHS, ...EVENT_PATHS].map((path) => fill(path)),
    ...[...new Set([...raceIds, ...races.map(({ ID }) => ID)])].flatMap((raceId) =>
      RACE_PATHS.map((path) => fill(path, { raceId })),
    ),
    ...pilots.flatMap(({ ID }) => PILOT_PATHS.map((path) => fill(path, { pilotId: ID }))),
    ...rounds.map(({ ID }) => fill(paths.racesOfRound, { roundId: ID })),
    ...stages.flatMap(({ ID }) => STAGE_PATHS.map((path) => fill(path, { stageId: ID }))),
  ];
  const answers: Answers = new Map();
  for (const address of addresses) {
    const { status, body } = await ask(origin + address);
    answers.set(address, { status, body: status === 200 ? withoutHistory(JSON.parse(body)) : '' });
  }
  return answers;
}

/** One sentence for each answer that differs: its address and the first difference. */
export const compareAnswers = (found: Answers, expected: Answers): string[] =>
  [...new Set([...found.keys(), ...expected.keys()])].flatMap((address) => {
    const difference = findDifference(found.get(address), expected.get(address));
    return difference === undefined ? [] : [`${address} differs${difference}`];
  });

/** Where two values differ and how, as text; undefined when they are equal. The order of keys does not count. */
export function findDifference(found: unknown, expected: unknown, place = ''): string | undefined {
  if (Object.is(found, expected)) return undefined;
  const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null;
  if (!isObject(found) || !isObject(expected)) {
    const show = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 160);
    return ` at ${place || 'its top'}: ${show(found)}, expected ${show(expected)}`;
  }
  for (const name of new Set([...Object.keys(found), ...Object.keys(expected)])) {
    const difference = findDifference(found[name], expected[name], place ? `${place}.${name}` : name);
    if (difference !== undefined) return difference;
  }
  return undefined;
}
