import { sessionQuery } from '@holeshot/client';
import { sitePolicy } from '@holeshot/domain';
import type { PageArgs } from '@holeshot/platform';

/** Whether the visitor may see the admin area. */
export type AdminAccess = 'signed-out' | 'refused' | 'open';

/** The server applies the same policy to the frame. */
export async function loadAccess({ client }: PageArgs): Promise<AdminAccess> {
  const { user } = await client.get(sessionQuery());
  if (!user) return 'signed-out';
  return sitePolicy.canAdminister(user) ? 'open' : 'refused';
}
