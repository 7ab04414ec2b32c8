import { accountHref } from '@holeshot/contract';
import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import { type Database, invalidate, schema } from '../../database';

const { notices, users } = schema;

const textFor = (handle: string): string =>
  `/${handle} is the address of a page of the site now, so your profile cannot be reached: choose another handle.`;

/**
 * Notifies people whose handle became the address of a new page, once each. Returns how many. Reserved words are in
 * lower case.
 */
export function tellReserved(database: Database, reservedWords: ReadonlySet<string>): Promise<number> {
  return database.transaction(async (tx) => {
    const people = await tx
      .select({ id: users.id, handle: users.handle })
      .from(users)
      .where(and(isNotNull(users.handle), inArray(sql`lower(${users.handle})`, [...reservedWords])))
      .orderBy(users.id)
      // a process that starts at the same time waits, and then finds the notices
      .for('no key update');
    if (people.length === 0) return 0;
    const existing = await tx
      .select({ userId: notices.userId, text: notices.text })
      .from(notices)
      .where(
        inArray(
          notices.userId,
          people.map(({ id }) => id),
        ),
      );
    const newNotices = people.flatMap(({ id, handle }) => {
      const text = textFor(handle ?? '');
      const isThere = existing.some((notice) => notice.userId === id && notice.text === text);
      return isThere ? [] : [{ userId: id, text, href: accountHref() }];
    });
    if (newNotices.length === 0) return 0;
    await tx.insert(notices).values(newNotices);
    await invalidate(
      tx,
      newNotices.map(({ userId }) => `user:${userId}` as const),
    );
    return newNotices.length;
  });
}
