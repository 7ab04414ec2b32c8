import type { Property } from '@holeshot/contract/wire';
import { formatDateTime } from '@holeshot/domain';

/** `22nd November 2026, 2:40 AM UTC` */
const presentMoment = (moment: Date): string => `${formatDateTime(moment.getTime())} UTC`;

/** The form about the link of a club's desktop app, without the key, of which only the hash is stored. */
export function clubAppProperties(key: { createdAt: Date; lastUsedAt: Date | null } | undefined): Property[] {
  const state: Property = {
    name: 'State',
    title: 'State',
    desc: 'Whether there is a key with which the desktop app can send events.',
    type: 'readonly',
    value: key ? `Key made ${presentMoment(key.createdAt)}` : 'No key',
  };
  if (!key) return [state];
  const lastUsed: Property = {
    name: 'LastUsed',
    title: 'Last used',
    desc: 'When the key was last used, to the minute.',
    type: 'readonly',
    value: key.lastUsedAt ? presentMoment(key.lastUsedAt) : 'Never',
  };
  return [state, lastUsed];
}
