import { pilotInEventHref } from '@holeshot/contract';
import { claimPolicy } from '@holeshot/domain';
import { and, eq } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { ApiError, notFoundError } from '../../api/api-error';
import { invalidate, type Queryable, schema } from '../../database';
import { isVisible } from '../../events/read/list-events';
import { claimOfPilot } from '../../events/read/pilot-entries';
import { storeClaimedRecords } from '../../events/summarise/move-records';
import { storeNamesOfEvents } from '../../events/summarise/store-pilot-names';
import { storePilotCount } from '../../events/write/store-rows';
import type { SignedIn } from '../../people/signed-in';

const { clubs, events, notices, pilotClaims, pilots } = schema;

/** A pilot of an event. */
interface PilotRef {
  eventId: string;
  pilotId: string;
}

const isPilot = ({ eventId, pilotId }: PilotRef) =>
  and(eq(pilotClaims.eventId, eventId), eq(pilotClaims.pilotId, pilotId));

async function finish(tx: Queryable, eventId: string, userId: number): Promise<void> {
  // a registration no longer stands for a pilot whom the person claimed
  await storePilotCount(tx, eventId);
  await storeNamesOfEvents(tx, [eventId]);
  await invalidate(tx, [`event:${eventId}`, 'events', `user:${userId}`]);
  await storeClaimedRecords(tx, eventId, [userId]);
}

/**
 * Claims a pilot who flew under the person's handle. Claiming twice changes nothing. Throws `ApiError`: not-found for an
 * unknown pilot, forbidden for another name, conflict when somebody else has claimed the pilot.
 */
async function claimPilot(tx: Queryable, person: SignedIn, pilotRef: PilotRef): Promise<void> {
  const { eventId, pilotId } = pilotRef;
  const [pilot] = await tx
    .select({ name: pilots.name, event: events.name })
    .from(pilots)
    .innerJoin(events, eq(events.id, pilots.eventId))
    .where(and(eq(pilots.eventId, eventId), eq(pilots.id, pilotId), isVisible));
  if (!pilot) throw notFoundError('pilot', 'pilotId');
  const isOwnHandle = person.handle !== null && person.handle.toLowerCase() === pilot.name.toLowerCase();
  if (!claimPolicy.canClaim(person, { isOwnHandle }))
    throw new ApiError('forbidden', `Only who has the handle ${pilot.name} can claim this pilot.`);
  const inserted = await tx
    .insert(pilotClaims)
    .values({ ...pilotRef, userId: person.id })
    .onConflictDoNothing()
    .returning();
  if (inserted.length > 0) return finish(tx, eventId, person.id);
  const [claim] = await tx.select().from(pilotClaims).where(isPilot(pilotRef));
  if (claim?.userId === person.id) return;
  throw new ApiError(
    'conflict',
    `Another person has claimed ${pilot.name} of ${pilot.event}. A manager of the hosting club can undo that.`,
  );
}

/**
 * Undoes a claim, for the person who made it and for managers of the hosting club, of whom the person is told. Throws
 * `ApiError`: not-found when nobody has claimed the pilot, forbidden for others.
 */
async function undoClaim(tx: Queryable, person: SignedIn, pilotRef: PilotRef): Promise<void> {
  const [claim] = await tx
    .select({
      userId: pilotClaims.userId,
      clubId: events.clubId,
      pilot: pilots.name,
      event: events.name,
      club: clubs.name,
    })
    .from(pilotClaims)
    .innerJoin(pilots, claimOfPilot)
    .innerJoin(events, eq(events.id, pilotClaims.eventId))
    .innerJoin(clubs, eq(clubs.id, events.clubId))
    .where(isPilot(pilotRef));
  if (!claim) throw new ApiError('not-found', 'Nobody has claimed this pilot.', 'pilotId');
  if (!claimPolicy.canUndo(person, claim))
    throw new ApiError(
      'forbidden',
      'Only the person who claimed this pilot and managers of the hosting club may undo it.',
    );
  await tx.delete(pilotClaims).where(and(isPilot(pilotRef), eq(pilotClaims.userId, claim.userId)));
  if (claim.userId !== person.id) {
    const text = `A manager of ${claim.club} undid your claim of ${claim.pilot} at ${claim.event}.`;
    await tx.insert(notices).values({ userId: claim.userId, text, href: pilotInEventHref(pilotRef) });
  }
  await finish(tx, pilotRef.eventId, claim.userId);
}

export const claimRoutes: FastifyPluginAsync = async (app) => {
  app.personalWrite('claim', claimPilot);
  app.personalWrite('undoClaim', undoClaim);
};
