import { type EventResultFacts, eventResultFacts, type Guid, parseEventType } from '@holeshot/domain';
import { eq } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import { roundOfRow } from '../read/race-rows';

const { events, races, rounds } = schema;

/** The facts that decide the state of an event's results (R161), by its stored races. */
async function readResultFacts(tx: Queryable, eventId: Guid): Promise<EventResultFacts> {
  const rows = await tx
    .select({
      eventType: rounds.eventType,
      start: races.startMs,
      end: races.endMs,
      objectionMinutes: races.objectionMinutes,
      officialRevision: races.officialRevision,
      isValid: races.valid,
    })
    .from(races)
    .leftJoin(rounds, roundOfRow)
    .where(eq(races.eventId, eventId));
  return eventResultFacts(
    rows.map(({ eventType, ...race }) => ({ ...race, eventType: parseEventType(eventType) })),
  );
}

/** Keeps in the event's row what lists need to tell the state of its results. Call it after writing its races. */
export async function storeResultFacts(tx: Queryable, eventId: Guid): Promise<void> {
  const resultFacts = await readResultFacts(tx, eventId);
  await tx.update(events).set({ resultFacts }).where(eq(events.id, eventId));
}
