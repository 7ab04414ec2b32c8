import { defineQuery } from '@holeshot/client';
import type { SlotName } from '@holeshot/contract';
import type { WireRollouts } from '@holeshot/contract/wire';

export const REGISTRY_PATH = '/api/dev/registry';
export const OVERRIDE_PATH = '/api/dev/override';
export const TOKENS_PATH = '/api/dev/publish-tokens';

/** Where the actions of a slot go. */
export const actionPath = (name: SlotName): string => `/api/dev/rollouts/${name}`;

/** All about rollouts, for the admin of the site, who runs the server that answers. */
export const rolloutsQuery = () =>
  defineQuery('/api/dev/rollouts', async (json): Promise<WireRollouts> => json as WireRollouts);
