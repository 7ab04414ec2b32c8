import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../database';
import { looksLike } from './name-look';

const { formerHandles, users } = schema;

export const MAX_HANDLE = 32;

/** Characters that would break the address of a profile, or are invisible. */
const UNUSABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\?#%<>"]/u;

/** Why a handle is invalid; undefined for a valid one. Reserved words are in lower case. */
export function findHandleFault(handle: string, reservedWords: ReadonlySet<string>): string | undefined {
  if ([...handle].length < 2) return 'Use at least 2 characters.';
  if (UNUSABLE.test(handle) || /^\.+$/.test(handle) || !/[\p{L}\p{N}]/u.test(handle))
    return 'Use letters and digits; spaces, dots, dashes and underscores may be among them.';
  if (reservedWords.has(handle.toLowerCase()))
    return 'This word is the address of a page: choose another handle.';
  return undefined;
}

/** A handle of somebody else that looks like this name; undefined when there is none. */
export async function findSimilarHandle(
  tx: Queryable,
  name: string,
  userId: number,
): Promise<string | undefined> {
  const others = await tx
    .select({ handle: users.handle })
    .from(users)
    .where(and(isNotNull(users.handle), ne(users.id, userId)));
  return others.flatMap(({ handle }) => handle ?? []).find((handle) => looksLike(handle, name));
}

/** Records a person's former handle, so that links to it redirect, and ends redirects from the new one. */
export async function moveHandle(
  tx: Queryable,
  { userId, from, to }: { userId: number; from: string | null; to: string | null },
): Promise<void> {
  if (to !== null) await tx.delete(formerHandles).where(eq(formerHandles.handle, sql`lower(${to})`));
  if (from === null || from.toLowerCase() === to?.toLowerCase()) return;
  await tx
    .insert(formerHandles)
    .values({ handle: sql`lower(${from})`, userId })
    .onConflictDoUpdate({ target: formerHandles.handle, set: { userId } });
}

/** The current handle of a person with this former one; undefined for any other text. */
export async function findMovedHandle(db: Queryable, handle: string): Promise<string | undefined> {
  if (handle.includes('\0')) return undefined;
  const [row] = await db
    .select({ handle: users.handle })
    .from(formerHandles)
    .innerJoin(users, eq(users.id, formerHandles.userId))
    .where(eq(formerHandles.handle, sql`lower(${handle})`));
  return row?.handle ?? undefined;
}
