import { clubHref, profileHref } from '@holeshot/contract';
import { eq } from 'drizzle-orm';
import { isDatabaseAway, type Queryable, schema } from '../database';
import { findMovedHandle } from '../people/handle';

const PROFILE = /^\/([^/?]+)\/?(\?.*)?$/;

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const CLUB = /^\/club\/(\d{1,9})\/?(\?.*)?$/;

/**
 * The address that a page has now: that of a club which was merged into another, and of a profile whose pilot has another
 * handle. Undefined for any other.
 */
export async function findMoved(db: Queryable, url: string): Promise<string | undefined> {
  const [, id, search = ''] = CLUB.exec(url) ?? [];
  if (id === undefined) return findMovedProfile(db, url);
  const [club] = await db
    .select()
    .from(schema.formerClubs)
    .where(eq(schema.formerClubs.id, Number(id)));
  return club && clubHref({ clubId: club.clubId }) + search;
}

async function findMovedProfile(db: Queryable, url: string): Promise<string | undefined> {
  const [, first = '', query = ''] = PROFILE.exec(url) ?? [];
  const handle = decode(first);
  if (!handle) return undefined;
  const current = await findMovedHandle(db, handle).catch((error: unknown) => {
    if (isDatabaseAway(error)) return undefined;
    throw error;
  });
  return current === undefined ? undefined : profileHref({ handle: current }) + query;
}
