import type { AgentSystem } from '@holeshot/contract';
import type { WireClubLink } from '@holeshot/contract/wire';
import { eq, max } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import type { KeyState } from '../../people/club-keys';

const { events, syncPositions } = schema;

/** When a club last sent a file or a race that was new; null for never. */
export async function findLastDelivery(db: Queryable, clubId: number): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(syncPositions.at) })
    .from(syncPositions)
    .innerJoin(events, eq(events.id, syncPositions.eventId))
    .where(eq(events.clubId, clubId));
  return row?.at ?? null;
}

interface ClubLink {
  key: KeyState | undefined;
  fileCame: Date | null;
  zips: AgentSystem[];
  nowMs: number;
}

const presentMoment = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null;

/** When the desktop app of a club last sent what. */
export const presentClubLink = ({ key, fileCame, zips, nowMs }: ClubLink): WireClubLink => ({
  Now: new Date(nowMs).toISOString(),
  KeyMade: presentMoment(key?.createdAt),
  KeyUsed: presentMoment(key?.lastUsedAt),
  FileCame: presentMoment(fileCame),
  Notified: presentMoment(key?.notifiedAt),
  Zips: zips,
});
