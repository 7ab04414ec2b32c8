import type { SlotName } from '@holeshot/contract';
import type { WireNewPublishToken } from '@holeshot/contract/wire';
import type { Browser } from 'playwright-core';
import { openPage } from './browser';
import { signIn } from './people';

/** Makes a publish token as the admin of a site. Call it once per site: it signs in. */
export async function createPublishToken(browser: Browser, origin: string, name: SlotName): Promise<string> {
  const { page, context } = await openPage(browser);
  await signIn(page, origin, 'admin');
  const cookie = (await context.cookies()).map((one) => `${one.name}=${one.value}`).join('; ');
  const reply = await fetch(`${origin}/api/dev/publish-tokens`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ name, note: 'a test' }),
  });
  return ((await reply.json()) as WireNewPublishToken).token;
}
