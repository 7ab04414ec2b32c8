import { ApiError } from '../../api/api-error';
import type { Database } from '../../database';
import { findRegistry, type Generation } from '../../site/registry';

/** The newest generation of the registry. Throws `ApiError` (not-found) when the site has none. */
export async function requireRegistry(database: Pick<Database, 'db'>): Promise<Generation> {
  const current = await findRegistry(database);
  if (current) return current;
  throw new ApiError('not-found', 'The site has no registry: it serves the builds of a developer.');
}
