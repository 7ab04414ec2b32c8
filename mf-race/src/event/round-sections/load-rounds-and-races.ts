import {
  lastRacesQuery,
  mapSettled,
  nextRacesQuery,
  raceQuery,
  racesQuery,
  roundsQuery,
  type Settled,
} from '@holeshot/client';
import { LAST_RACES, NEXT_RACES } from '@holeshot/contract';
import {
  compareRaces,
  fromInstantMs,
  type Guid,
  hasEnded,
  type LocalMs,
  type Race,
  type Round,
  raceState,
} from '@holeshot/domain';
import { LAP_COLUMNS, LIVE_REFRESH } from '../../live/live-limits';
import { toLiveRace } from '../../live/live-race';
import { listUpcomingRaces } from '../tabs/quick-status/quick-status-data';
import type { TabInput } from '../tabs/tab';
import type { FollowData } from './rounds-data';

const BETWEEN_RACES_MS = 15_000;

export interface RoundsAndRaces {
  rounds: Round[];
  races: Race[];
  /** nobody flies the races that are left (R124) */
  isOver: boolean;
  expectedStarts: ReadonlyMap<Guid, LocalMs>;
  follow: FollowData | null;
}

/**
 * All rounds and races of the event, and the race in progress with its laps. When the calls for rounds and races fail,
 * the failure is that of the rounds. A race in progress that does not load is shown without laps.
 */
export async function loadRoundsAndRaces(input: TabInput): Promise<Settled<RoundsAndRaces>> {
  const { client, event, last, next, nowMs } = input;
  const running = next.find((race) => raceState(race) === 'in-progress');
  const runningQuery = running && raceQuery(event.id, running.id);
  const [rounds, races, details] = await Promise.all([
    client.settle(roundsQuery(event.id)),
    client.settle(racesQuery(event.id)),
    runningQuery ? client.settle(runningQuery) : null,
  ]);
  if (!rounds.ok) return rounds;
  const isOver = next.length === 0 || hasEnded(event, last, nowMs);
  const isUnderWay = !isOver && (last.length > 0 || running !== undefined);
  const race = details?.ok
    ? toLiveRace({ race: details.value, event, maxLapColumns: LAP_COLUMNS.quickStatus })
    : null;
  return mapSettled(races, (value) => ({
    rounds: rounds.value,
    races: value,
    isOver,
    expectedStarts: isUnderWay ? expectedStarts(input, value) : new Map(),
    follow: isUnderWay
      ? {
          race,
          watch: [nextRacesQuery(event.id, NEXT_RACES).path, ...(runningQuery ? [runningQuery.path] : [])],
          also: [
            lastRacesQuery(event.id, LAST_RACES).path,
            racesQuery(event.id).path,
            roundsQuery(event.id).path,
          ],
          everyMs: race ? LIVE_REFRESH.everyMs : BETWEEN_RACES_MS,
        }
      : null,
  }));
}

function expectedStarts({ event, last, nowMs }: TabInput, races: readonly Race[]): Map<Guid, LocalMs> {
  const unflown = races.filter((race) => raceState(race) !== 'finished').sort(compareRaces);
  const upcoming = listUpcomingRaces(last, unflown, fromInstantMs(nowMs, event.timeZone));
  return new Map(
    upcoming.flatMap(({ id, expectedStart }) => (expectedStart === null ? [] : [[id, expectedStart]])),
  );
}
