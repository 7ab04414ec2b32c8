import { asc, eq } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import { getUser } from './repository';

const {
  clubJoinRequests,
  clubMembers,
  formerHandles,
  notices,
  objections,
  pilotClaims,
  pushDevices,
  pushWatches,
  recordChanges,
  registrations,
  sessions,
} = schema;

/** Everything that the site stores about a person, by table, except hashes of tokens. */
export async function readPersonalData(db: Queryable, userId: number): Promise<Record<string, unknown>> {
  const { membershipId, ...account } = await getUser(db, userId);
  return {
    account: { ...account, patreonUserId: membershipId },
    formerHandles: await db.select().from(formerHandles).where(eq(formerHandles.userId, userId)),
    registrations: await db.select().from(registrations).where(eq(registrations.userId, userId)),
    claims: await db.select().from(pilotClaims).where(eq(pilotClaims.userId, userId)),
    clubs: await db.select().from(clubMembers).where(eq(clubMembers.userId, userId)),
    askedClubs: await db.select().from(clubJoinRequests).where(eq(clubJoinRequests.userId, userId)),
    bestLaps: await db.select().from(recordChanges).where(eq(recordChanges.userId, userId)),
    notices: await db.select().from(notices).where(eq(notices.userId, userId)),
    objections: await db.select().from(objections).where(eq(objections.userId, userId)),
    // without the addresses, with which messages could be sent to the device
    toldAbout: await db
      .select({ eventId: pushWatches.eventId, pilotId: pushWatches.pilotId, ahead: pushWatches.ahead })
      .from(pushWatches)
      .innerJoin(pushDevices, eq(pushDevices.id, pushWatches.deviceId))
      .where(eq(pushDevices.userId, userId)),
    sessions: await db
      .select({ createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.createdAt)),
  };
}
