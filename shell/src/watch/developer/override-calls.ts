import type { SlotName } from '@holeshot/contract';
import type { WireRollouts } from '@holeshot/contract/wire';

async function call<T>(url: string, init: RequestInit = {}): Promise<T> {
  const reply = await fetch(url, init);
  if (!reply.ok) throw new Error(`${reply.status} of ${url}`);
  return (await reply.json()) as T;
}

export const fetchRollouts = (): Promise<WireRollouts> => call('/api/dev/rollouts');

/** Gives this browser a build from its next document on, for 8 hours. */
export const overrideBuild = (name: SlotName, buildId: string): Promise<unknown> =>
  call('/api/dev/override', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ builds: { [name]: buildId } }),
  });

/** Gives this browser the same builds as other visitors again. */
export const endOverride = (): Promise<unknown> => call('/api/dev/override', { method: 'DELETE' });
