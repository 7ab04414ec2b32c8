import type { PropertyFault } from '@holeshot/contract';
import { eq } from 'drizzle-orm';
import { type Database, invalidate, lockKey, type Queryable, schema } from '../../database';
import { renameRegistrations } from '../../events/write/registration';
import { findHandleFault, findSimilarHandle, moveHandle } from '../../people/handle';
import type { ChangedValues } from '../../properties/check-values';
import { type PropertyColumns, toColumns } from '../../properties/to-columns';
import type { UserRow } from './account-form';

const { users } = schema;

interface SaveInput {
  userId: number;
  /** checked against the properties of the form */
  values: ChangedValues;
  /** the url of the stored picture; null to remove it; absent when it stays */
  photoUrl?: string | null | undefined;
  reservedWords: ReadonlySet<string>;
}

const TAKEN = 'This handle is taken.';

async function findTakenFault(tx: Queryable, handle: string, userId: number): Promise<string | undefined> {
  const similar = await findSimilarHandle(tx, handle, userId);
  if (similar === undefined) return undefined;
  return similar.toLowerCase() === handle.toLowerCase() ? TAKEN : `It looks like ${similar}, which is taken.`;
}

const COLUMNS: PropertyColumns<UserRow> = {
  Handle: { column: 'handle', empty: null },
  Firstname: { column: 'firstName' },
  Lastname: { column: 'lastName' },
  Bio: { column: 'bio' },
  Country: { column: 'country' },
  TimeZone: { column: 'timeZone' },
  PublicProfile: { column: 'hasPublicProfile' },
};

/** Whether an error of the database is a violated unique constraint. */
const isDuplicate = (error: unknown): boolean =>
  error instanceof Error &&
  [error, error.cause].some(
    (one) => typeof one === 'object' && one !== null && 'code' in one && one.code === '23505',
  );

/**
 * Stores changed properties of an account. Returns faults of the handle that depend on stored data, also when two
 * people take the same one at once.
 */
export async function saveAccount(
  transaction: Database['transaction'],
  { userId, values, photoUrl, reservedWords }: SaveInput,
): Promise<PropertyFault[]> {
  const columns = { ...toColumns(values, COLUMNS), ...(photoUrl !== undefined && { photoUrl }) };
  if (Object.keys(columns).length === 0) return [];
  const { handle } = columns;
  const fault = typeof handle === 'string' ? findHandleFault(handle, reservedWords) : undefined;
  if (fault !== undefined) return [{ title: 'Handle', message: fault }];
  try {
    return await transaction(async (tx) => {
      // also for two people who take handles that look alike
      if (handle) await lockKey(tx, 'handles');
      // with a full lock, a registration that holds its event would wait for the person, and a new handle for the event
      const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
      if (!user) throw new Error(`There is no user ${userId}`);
      const fault = handle ? await findTakenFault(tx, handle, userId) : undefined;
      if (fault !== undefined) return [{ title: 'Handle', message: fault }];
      if (handle !== undefined) await moveHandle(tx, { userId, from: user.handle, to: handle });
      if (user.handle && handle) await renameRegistrations(tx, { userId, from: user.handle, to: handle });
      await tx.update(users).set(columns).where(eq(users.id, userId));
      await invalidate(tx, ['users', 'clubs', `user:${userId}`]);
      return [];
    });
  } catch (error) {
    if (isDuplicate(error)) return [{ title: 'Handle', message: TAKEN }];
    throw error;
  }
}
