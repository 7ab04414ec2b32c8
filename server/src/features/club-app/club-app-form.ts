import type { Property } from '@holeshot/contract/wire';

/** `2026-11-22 02:40 UTC` */
const presentMoment = (moment: Date): string => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** The form about the link of a club's desktop app. The key is not among it: only its hash is stored. */
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
