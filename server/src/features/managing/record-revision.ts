import { eq, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import type { EventRow } from './managed';

const { eventRevisions } = schema;

/** Adds the website's own fields of an event to its history. Its row must be locked or new. */
export async function recordRevision(
  tx: Queryable,
  event: EventRow,
  { who, why }: { who: string; why: string },
): Promise<void> {
  const { address, latitude, longitude, info, bannerUrl, primaryColor, textColor, canRegister, capacity } =
    event;
  const last = await tx
    .select({ number: sql<number>`coalesce(max(${eventRevisions.number}), 0)` })
    .from(eventRevisions)
    .where(eq(eventRevisions.eventId, event.id));
  await tx.insert(eventRevisions).values({
    eventId: event.id,
    number: (last[0]?.number ?? 0) + 1,
    fields: {
      ...{ address, latitude, longitude, info, bannerUrl },
      ...{ primaryColor, textColor, canRegister, capacity },
    },
    who,
    why,
  });
}
