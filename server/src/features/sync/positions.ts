import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';

const { syncPositions } = schema;

/** The last delivery of one part of an event: a file, or a race by its id. */
export interface Position {
  part: string;
  sequence: number;
  contentHash: string;
}

/** A part of a delivery; `next` is the number of an upload by hand, which follows all previous deliveries. */
export interface DeliveredPosition extends Omit<Position, 'sequence'> {
  sequence: number | 'next';
}

/** The parts of a delivery by what their sequence numbers say. */
export interface SortedParts<T> {
  /** newer than all previous deliveries */
  current: T[];
  /** something newer was delivered; a part that is in neither list was delivered before, with this number */
  outdated: T[];
  /** the highest sequence number of all, those of the delivery included */
  sequence: number;
}

/** A repeated upload keeps its number. */
function getSequence({ sequence, contentHash }: DeliveredPosition, stored: Position | undefined): number {
  if (sequence !== 'next') return sequence;
  if (!stored) return 1;
  return contentHash === stored.contentHash ? stored.sequence : stored.sequence + 1;
}

/**
 * Compares a delivery with those before, and gives parts of an upload their numbers. Of two deliveries with one number the
 * first counts. Its repetition does nothing, also when a manager has restored something else since.
 */
export async function sortParts<T extends DeliveredPosition>(
  tx: Queryable,
  eventId: string,
  parts: readonly T[],
): Promise<SortedParts<T & Position>> {
  const names = parts.map(({ part }) => part);
  const rows = await tx
    .select()
    .from(syncPositions)
    .where(and(eq(syncPositions.eventId, eventId), inArray(syncPositions.part, names)));
  const stored = new Map(rows.map((row) => [row.part, row]));
  const numbered = parts.map((part) => ({ ...part, sequence: getSequence(part, stored.get(part.part)) }));
  const current = numbered.filter(({ part, sequence }) => sequence > (stored.get(part)?.sequence ?? -1));
  const isRepeated = ({ part, sequence, contentHash }: Position): boolean => {
    const row = stored.get(part);
    return sequence === row?.sequence && contentHash === row.contentHash;
  };
  return {
    current,
    outdated: numbered.filter((position) => !current.includes(position) && !isRepeated(position)),
    sequence: Math.max(...rows.map((row) => row.sequence), ...numbered.map((part) => part.sequence), 0),
  };
}

/** Stores the positions of accepted parts. */
export async function storePositions(
  tx: Queryable,
  eventId: string,
  parts: readonly Position[],
): Promise<void> {
  if (parts.length === 0) return;
  await tx
    .insert(syncPositions)
    .values(parts.map(({ part, sequence, contentHash }) => ({ eventId, part, sequence, contentHash })))
    .onConflictDoUpdate({
      target: [syncPositions.eventId, syncPositions.part],
      set: {
        sequence: sql`excluded.sequence`,
        contentHash: sql`excluded.content_hash`,
        at: sql`excluded.at`,
      },
    });
}
