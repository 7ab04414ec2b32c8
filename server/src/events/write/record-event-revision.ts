import { eq, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import { revisionTime } from './revision-time';

const { eventRevisions, events } = schema;

type EventRow = typeof events.$inferSelect;

/** The website's own fields of an event (R63). */
export const OWN_FIELDS = [
  ...(['address', 'latitude', 'longitude', 'info', 'bannerUrl', 'primaryColor', 'textColor'] as const),
  ...(['canRegister', 'capacity', 'isClosed', 'channelLimitMhz', 'cut'] as const),
];

/** The fields of an event that its history shows: first those of the desktop app. */
const FIELDS = [
  ...(['name', 'eventType', 'startMs', 'endMs', 'laps', 'pbLaps', 'visibleOnline', 'enabled'] as const),
  ...OWN_FIELDS,
  'officialAt' as const,
];

/** An event at one moment. Revisions from before a field was recorded lack it. */
export type EventFields = Partial<Omit<Pick<EventRow, (typeof FIELDS)[number]>, 'officialAt'>> & {
  /** ISO 8601 */
  officialAt?: string | null;
};

/** The fields of an event that a revision of it stores. */
export const pickFields = (event: Pick<EventRow, (typeof FIELDS)[number]>): Record<string, unknown> =>
  Object.fromEntries(FIELDS.map((name) => [name, event[name]]));

/** Whether the desktop app has sent the event, whose files then decide its name, type and start. */
export const isFromApp = ({ partHashes }: Pick<EventRow, 'partHashes'>): boolean =>
  Object.keys(partHashes).length > 0;

/** A person or the site itself, and the reason of a change: everybody can read both. */
export interface Author {
  who: string;
  why: string;
}

/**
 * Adds a change of an event to its history, unless it changed nothing that the history shows. Before the first change,
 * the state until then is added, so that it can be restored. `before` is null for a new event. The event's row must be
 * locked or new.
 */
export async function recordEventRevision(
  tx: Queryable,
  { before, after, who, why }: Author & { before: EventRow | null; after: EventRow },
): Promise<void> {
  const [old, fields] = [before && pickFields(before), pickFields(after)];
  if (JSON.stringify(old) === JSON.stringify(fields)) return;
  const eventId = after.id;
  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(${eventRevisions.number}), 0)` })
    .from(eventRevisions)
    .where(eq(eventRevisions.eventId, eventId));
  const at = revisionTime(eventId) as unknown as Date;
  const rows: Omit<typeof eventRevisions.$inferInsert, 'number'>[] = [{ eventId, fields, who, why, at }];
  if (before && old && !last?.number)
    rows.unshift({
      eventId,
      fields: old,
      at: before.updatedAt,
      ...(isFromApp(before)
        ? { who: 'desktop app', why: 'as delivered' }
        : { who: 'site', why: 'as created' }),
    });
  const first = (last?.number ?? 0) + 1;
  await tx.insert(eventRevisions).values(rows.map((row, index) => ({ ...row, number: first + index })));
}

/** Adds the change that a delivery made to an event, which was `before`, to its history. */
export async function recordDeliveredEvent(
  tx: Queryable,
  before: EventRow,
  { who, why }: Author,
): Promise<void> {
  const [after] = await tx.select().from(events).where(eq(events.id, before.id));
  if (after) await recordEventRevision(tx, { before, after, who, why });
}
