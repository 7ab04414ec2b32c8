import { type Queryable, schema } from '../database';
import { storePilotCount } from '../importing/store-rows';
import type { DemoSeason } from './demo-season';

/** People whom the development provider signs in: they register themselves. */
const TRIED_BY_HAND = new Set([1, 2, 3]);

/** Registers people for the events with a limited number of places: as many as there are, and one who waits. */
export async function storeRegistrations(tx: Queryable, { events, users }: DemoSeason): Promise<void> {
  const people = users.flatMap(({ id, handle }) =>
    handle && !TRIED_BY_HAND.has(id) ? [{ id, handle }] : [],
  );
  for (const { id: eventId, place } of events) {
    if (place.capacity === null) continue;
    const entries = people.slice(0, place.capacity + 1).map(({ id, handle }, index) => ({
      eventId,
      userId: id,
      pilotName: handle,
      status: index < (place.capacity ?? 0) ? ('registered' as const) : ('waiting' as const),
    }));
    await tx.insert(schema.registrations).values(entries);
    await storePilotCount(tx, eventId);
  }
}
