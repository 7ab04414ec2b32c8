import type { SlotName } from '@holeshot/contract';
import type { WireRollouts } from '@holeshot/contract/wire';
import type { Browser, Page } from 'playwright-core';
import { signIn } from './people';

/** The site's admin, at work in a browser. */
export interface Admin {
  page: Page;
  createToken: (name: SlotName) => Promise<string>;
  readRollouts: () => Promise<WireRollouts>;
}

/** Signs in the site's admin, who calls the API like the admin pages. */
export async function openAdmin(browser: Browser, origin: string): Promise<Admin> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await signIn(page, origin, 'Ada Kask');
  const callApi = async <T>(path: string, body?: object): Promise<T> => {
    const response = await page.evaluate(
      async ([url, json]) => {
        const headers = { 'content-type': 'application/json' };
        const reply = await fetch(url ?? '', json ? { method: 'POST', body: json, headers } : {});
        return { isOk: reply.ok, text: await reply.text() };
      },
      [path, body && JSON.stringify(body)] as const,
    );
    if (!response.isOk) throw new Error(`${path} answered ${response.text}`);
    return JSON.parse(response.text) as T;
  };
  return {
    page,
    createToken: async (name) =>
      (await callApi<{ token: string }>('/api/dev/publish-tokens', { name, note: 'rehearsal' })).token,
    readRollouts: () => callApi<WireRollouts>('/api/dev/rollouts'),
  };
}
