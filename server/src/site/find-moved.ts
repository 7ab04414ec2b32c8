import { clubHref, eventHref, profileHref } from '@holeshot/contract';
import { eq } from 'drizzle-orm';
import { isDatabaseAway, type Queryable, schema } from '../database';
import { findJoinedEvent } from '../events/join/join-events';
import { findMovedHandle } from '../people/handle';

const EVENT = /^\/event\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})([/?].*)?$/i;
const CLUB = /^\/club\/(\d{1,9})(\/season\/\d+)?\/?(\?.*)?$/;
const PROFILE = /^\/([^/?]+)\/?(\?.*)?$/;

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

async function findMovedClub(db: Queryable, id: number): Promise<number | undefined> {
  const [club] = await db.select().from(schema.formerClubs).where(eq(schema.formerClubs.id, id));
  return club?.clubId;
}

/** The new address of a page; `isForGood` unless the move can be undone. */
interface Moved {
  href: string;
  isForGood: boolean;
}

async function find(db: Queryable, url: string): Promise<Moved | undefined> {
  const [, eventId, tail = ''] = EVENT.exec(url) ?? [];
  if (eventId) {
    const joined = await findJoinedEvent(db, eventId);
    return joined === undefined
      ? undefined
      : { href: eventHref({ eventId: joined }) + tail, isForGood: false };
  }
  const [, club, season = '', search = ''] = CLUB.exec(url) ?? [];
  if (club) {
    const clubId = await findMovedClub(db, Number(club));
    return clubId === undefined
      ? undefined
      : { href: clubHref({ clubId }) + season + search, isForGood: true };
  }
  const [, first = '', query = ''] = PROFILE.exec(url) ?? [];
  const handle = decode(first);
  const current = handle && (await findMovedHandle(db, handle));
  return current ? { href: profileHref({ handle: current }) + query, isForGood: true } : undefined;
}

/**
 * The new address of the page at `url`: of a joined event, a merged club, or a pilot with another handle. Undefined for
 * any other address, and while the database is unavailable.
 */
export const findMoved = (db: Queryable, url: string): Promise<Moved | undefined> =>
  find(db, url).catch((error: unknown) => {
    if (isDatabaseAway(error)) return undefined;
    throw error;
  });
