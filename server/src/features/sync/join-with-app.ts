import type { JoinReply } from '@holeshot/contract/wire';
import { eq } from 'drizzle-orm';
import { type Database, schema } from '../../database';
import { listJoinChoices } from '../../events/join/join-choices';
import { joinEvents, listJoinable } from '../../events/join/join-events';
import { SYNC_SOURCE } from '../../events/write/store-content';
import { requireOwnEvent } from './own-event';

const { events } = schema;

/**
 * Makes an event of the site one with the desktop app's event of that day, for a program that knows which one it is.
 * Idempotent. Throws `ApiError` for an unknown event and for one of another club.
 */
export const joinWithApp = (
  database: Database,
  { eventId, clubId }: { eventId: string; clubId: number },
): Promise<JoinReply> =>
  database.transaction(async (tx) => {
    await requireOwnEvent(tx, eventId, clubId);
    const ofClub = await listJoinable(tx, eq(events.clubId, clubId));
    if (ofClub.some(({ id, joinedTo }) => id === eventId && joinedTo !== null)) return { status: 'joined' };
    const { choices = [] } = listJoinChoices(ofClub).find(({ site }) => site.id === eventId) ?? {};
    const [choice] = choices;
    if (!choice) return { status: 'waiting' };
    if (choices.length > 1) return { status: 'several' };
    await joinEvents(tx, { siteId: eventId, appId: choice.id }, SYNC_SOURCE.who);
    return { status: 'joined' };
  });
