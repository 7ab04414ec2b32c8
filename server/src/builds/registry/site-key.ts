import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type Database, schema } from '../../database';

/**
 * A generated key that all processes of the site share. The first call creates it with `make`, which returns random
 * text.
 */
export async function getSiteKey(
  { db }: Pick<Database, 'db'>,
  name: string,
  make: () => string,
): Promise<string> {
  const table = schema.siteKeys;
  const find = async () =>
    (await db.select({ value: table.value }).from(table).where(eq(table.name, name)))[0]?.value;
  const existing = await find();
  if (existing !== undefined) return existing;
  await db.insert(table).values({ name, value: make() }).onConflictDoNothing();
  const stored = await find();
  if (stored === undefined) throw new Error(`The key ${name} could not be stored`);
  return stored;
}

/** A function that returns a random secret that all processes of the site share, from the database at its first call. */
export function createSecret(database: Pick<Database, 'db'>, name: string): () => Promise<string> {
  let secret: Promise<string> | undefined;
  return () => {
    secret ??= getSiteKey(database, name, () => randomBytes(32).toString('base64url'));
    secret.catch(() => {
      secret = undefined;
    });
    return secret;
  };
}
