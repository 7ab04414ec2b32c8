import type { Client, Failure } from '@holeshot/client';
import type { Guid } from '@holeshot/domain';
import type { Explanation } from '../explain/explanation';
import { explainPlace, type PlaceInput } from './explain-place';
import { placeDerivationQuery } from './place-derivation.query';

/** Loads the derivation of a place in an event. Resolves to a function that returns its explanation, or the failure. */
export async function loadPlace(
  client: Client,
  eventId: Guid,
  pilotId: Guid,
): Promise<(input: Omit<PlaceInput, 'place'>) => Explanation | { failure: Failure }> {
  const reply = await client.settle(placeDerivationQuery(eventId, pilotId));
  return (input) => (reply.ok ? explainPlace({ ...input, place: reply.value }) : { failure: reply.failure });
}
