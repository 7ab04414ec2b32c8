import { type Client, lastRacesQuery, publicQuery } from '@holeshot/client';
import { FORECAST_RACES } from '@holeshot/contract';
import * as paths from '@holeshot/contract/paths';
import type { Race, StartIntervals } from '@holeshot/domain';

/** The pace of the club's earlier events. */
export const startIntervalsQuery = (eventId: string) =>
  publicQuery('startIntervals', paths.startIntervals, { eventId });

interface Starts {
  /** the races that ended last, latest first */
  flown: readonly Race[];
  /** of the club's earlier events; `undefined` when they did not load */
  earlier: StartIntervals | undefined;
}

/** Loads the data for expected starts (R140); on failure only `last`. */
export async function loadStarts(client: Client, eventId: string, last: readonly Race[]): Promise<Starts> {
  const [flown, earlier] = await Promise.all([
    client.settle(lastRacesQuery(eventId, FORECAST_RACES)),
    client.settle(startIntervalsQuery(eventId)),
  ]);
  return { flown: flown.ok ? flown.value : last, earlier: earlier.ok ? earlier.value : undefined };
}
