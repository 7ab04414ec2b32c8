import { defineQuery } from '@holeshot/client';
import type { SlotName } from '@holeshot/contract';
import type { WireRollouts } from '@holeshot/contract/wire';

export const REGISTRY_PATH = '/api/dev/registry';
export const OVERRIDE_PATH = '/api/dev/override';
export const TOKENS_PATH = '/api/dev/publish-tokens';

export const actionPath = (name: SlotName): string => `/api/dev/rollouts/${name}`;

/** All data about rollouts, for the site's admin; unparsed, because it comes from the admin's own server. */
export const rolloutsQuery = () =>
  defineQuery('/api/dev/rollouts', async (json): Promise<WireRollouts> => json as WireRollouts);
