import { type Client, defineQuery, fillPath, type Settled } from '@holeshot/client';
import { eventDifference, raceDifference } from '@holeshot/contract/paths';
import type { WireDifference } from '@holeshot/contract/wire';

/** Two revisions that an address compares: `?revision=3&against=1`. */
export interface Compared {
  number: string;
  against: string;
  difference: Settled<WireDifference>;
}

/** Loads the difference of two revisions of a race or an event; `null` if the address compares none. */
export async function loadDifference(
  client: Client,
  { searchParams }: URL,
  { eventId, raceId }: { eventId: string; raceId?: string },
): Promise<Compared | null> {
  const [number, against] = [searchParams.get('revision'), searchParams.get('against')];
  if (!number || !against) return null;
  const path =
    raceId === undefined
      ? fillPath(eventDifference, { eventId, number, against })
      : fillPath(raceDifference, { eventId, raceId, number, against });
  const query = defineQuery(path, async (json) => json as WireDifference);
  return { number, against, difference: await client.settle(query) };
}
