import { mapSettled, racesQuery, roundsQuery, type Settled } from '@holeshot/client';
import {
  compareRaces,
  fromInstantMs,
  type Guid,
  hasEnded,
  type LocalMs,
  type Race,
  type Round,
  raceState,
  type StartIntervals,
} from '@holeshot/domain';
import type { LiveRace } from '../../live/live-race';
import { loadCurrentRace } from '../load-current-race';
import { startIntervalsQuery } from '../load-starts';
import type { TabInput } from '../tabs/tab';
import { listUpcomingRaces } from '../upcoming-race';

export interface RoundsAndRaces {
  rounds: Round[];
  races: Race[];
  /** the event is over: the remaining races will not be flown (R124) */
  isOver: boolean;
  expectedStarts: ReadonlyMap<Guid, LocalMs>;
  /** the race in progress, with its laps */
  running: LiveRace | null;
}

/**
 * Loads all rounds and races of the event, and the race in progress with its laps. If the requests for rounds and races
 * both fail, returns the failure of the rounds. If the race in progress fails to load, it is shown without laps.
 */
export async function loadRoundsAndRaces(input: TabInput): Promise<Settled<RoundsAndRaces>> {
  const { client, event, last, next, nowMs } = input;
  const [rounds, races, current, earlier] = await Promise.all([
    client.settle(roundsQuery(event.id)),
    client.settle(racesQuery(event.id)),
    loadCurrentRace(input),
    next.length > 0 ? client.settle(startIntervalsQuery(event.id)) : null,
  ]);
  if (!rounds.ok) return rounds;
  const isOver = next.length === 0 || hasEnded(event, last, nowMs);
  const isUnderWay = !isOver && (last.length > 0 || current !== null);
  return mapSettled(races, (value) => ({
    rounds: rounds.value,
    races: value,
    isOver,
    expectedStarts: isUnderWay
      ? expectedStarts(input, value, earlier?.ok ? earlier.value : undefined)
      : new Map(),
    running: current?.ok ? current.value : null,
  }));
}

function expectedStarts(
  { event, nowMs }: TabInput,
  races: readonly Race[],
  earlier: StartIntervals | undefined,
): Map<Guid, LocalMs> {
  const isFlown = (race: Race) => raceState(race) === 'finished';
  const unflown = races.filter((race) => !isFlown(race)).sort(compareRaces);
  const nowLocal = fromInstantMs(nowMs, event.timeZone);
  const upcoming = listUpcomingRaces(races.filter(isFlown), unflown, nowLocal, earlier);
  return new Map(
    upcoming.flatMap(({ id, expectedStart }) => (expectedStart === null ? [] : [[id, expectedStart]])),
  );
}
