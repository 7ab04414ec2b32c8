import { and, eq } from 'drizzle-orm';
import { ApiError } from '../../api/api-error';
import { type Queryable, schema } from '../../database';

const { pilotClaims } = schema;

/** Who speaks for a pilot of an event. */
export interface Speaker {
  eventId: string;
  pilotId: string;
  userId: number | null;
  /** as it was entered */
  code: string | undefined;
  /** whether that is the event's code */
  hasCode: boolean;
}

/** Throws `ApiError` (forbidden) unless the person claimed the pilot or has the event's code (R165). */
export async function requirePilot(
  tx: Queryable,
  { eventId, pilotId, userId, code, hasCode }: Speaker,
): Promise<void> {
  if (hasCode) return;
  if (code)
    throw new ApiError('forbidden', 'This is not the code of the event. Ask the race director.', 'code');
  const claim = and(eq(pilotClaims.eventId, eventId), eq(pilotClaims.pilotId, pilotId));
  const isOwn =
    userId !== null && (await tx.$count(pilotClaims, and(claim, eq(pilotClaims.userId, userId)))) > 0;
  if (!isOwn)
    throw new ApiError(
      'forbidden',
      'Sign in as this pilot, or enter the code that the race director shows.',
      'code',
    );
}
