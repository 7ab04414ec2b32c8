import { describeRegistryChange, registrySchema, type WireRegistryEntry } from '@holeshot/contract/wire';
import { desc } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';

const MAX_ENTRIES = 50;

/** The newest 50 generations of the registry with what each changed, newest first. */
export async function readHistory(db: Queryable): Promise<WireRegistryEntry[]> {
  const table = schema.registryGenerations;
  const rows = await db
    .select()
    .from(table)
    .orderBy(desc(table.generation))
    .limit(MAX_ENTRIES + 1);
  return rows.slice(0, MAX_ENTRIES).map(({ generation, document, at, who, why }, index) => {
    const before = rows[index + 1];
    const changes = describeRegistryChange(
      before ? registrySchema.parse(before.document) : null,
      registrySchema.parse(document),
    );
    return { generation, at: at.toISOString(), who, why, changes };
  });
}
