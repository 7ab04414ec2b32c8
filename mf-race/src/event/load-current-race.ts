import { type Client, mapSettled, raceQuery, type Settled } from '@holeshot/client';
import type { Race, RaceEvent } from '@holeshot/domain';
import { LAP_COLUMNS } from '../live/live-limits';
import { type LiveRace, toLiveRace } from '../live/live-race';
import { findCurrentRace } from './current-race';

interface CurrentRaceInput {
  client: Client;
  event: Pick<RaceEvent, 'id' | 'timeZone' | 'laps'>;
  /** the next races */
  next: readonly Race[];
}

/** Loads the race in progress with its laps; `null` between races. */
export async function loadCurrentRace({
  client,
  event,
  next,
}: CurrentRaceInput): Promise<Settled<LiveRace> | null> {
  const current = findCurrentRace(next);
  if (!current) return null;
  const reply = await client.settle(raceQuery(event.id, current.id));
  return mapSettled(reply, (race) => toLiveRace({ race, event, maxLapColumns: LAP_COLUMNS.quickStatus }));
}
