import { type Registry, registrySchema } from '@holeshot/contract/wire';
import { desc, eq } from 'drizzle-orm';
import { type Database, invalidate, schema } from '../../database';
import type { Generation } from './registry';
import { signGeneration } from './registry-key';

interface AuditedGeneration extends Generation {
  who: string;
  why: string;
}

const table = schema.registryGenerations;

/** A stored generation, by default the newest one, regardless of its signature. Throws when it is invalid. */
export async function findGeneration(
  { db }: Pick<Database, 'db'>,
  generation?: number,
): Promise<AuditedGeneration | undefined> {
  const wanted = generation === undefined ? undefined : eq(table.generation, generation);
  const [row] = await db.select().from(table).where(wanted).orderBy(desc(table.generation)).limit(1);
  if (!row) return undefined;
  const registry: Registry = registrySchema.parse(row.document);
  return { generation: row.generation, registry, who: row.who, why: row.why };
}

/** Writes a generation again after the newest one, with a signature. Returns its number. Throws without a key. */
export async function signAgain(database: Database, { generation, registry }: Generation): Promise<number> {
  const { registryKey } = database;
  if (!registryKey) throw new Error('There is no key to sign with');
  return database.transaction(async (tx) => {
    const [newest] = await tx
      .select({ generation: table.generation })
      .from(table)
      .orderBy(desc(table.generation))
      .limit(1);
    const next = (newest?.generation ?? 0) + 1;
    const signed = { generation: next, document: registry };
    await tx.insert(table).values({
      ...signed,
      who: 'npm run registry -- sign',
      why: `signed the builds of generation ${generation}`,
      signature: signGeneration(registryKey, signed),
    });
    await invalidate(tx, ['registry']);
    return next;
  });
}
