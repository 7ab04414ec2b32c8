import { profileHref } from '@holeshot/contract';
import { isDatabaseAway, type Queryable } from '../database';
import { findMovedHandle } from '../features/account/handle';

const PROFILE = /^\/([^/?]+)\/?(\?.*)?$/;

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The address that the profile at `url` has now, when its pilot has another handle; undefined for any other address. */
export async function findMovedProfile(db: Queryable, url: string): Promise<string | undefined> {
  const [, first = '', query = ''] = PROFILE.exec(url) ?? [];
  const handle = decode(first);
  if (!handle) return undefined;
  const current = await findMovedHandle(db, handle).catch((error: unknown) => {
    if (isDatabaseAway(error)) return undefined;
    throw error;
  });
  return current === undefined ? undefined : profileHref({ handle: current }) + query;
}
