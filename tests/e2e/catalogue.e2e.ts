import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { findFreePort } from '../../tools/dev/find-free-port';
import { launchBrowser, openPage, PHONE, untilReady, WIDE } from './support/browser';
import { findAxeFaults } from './support/check-page';

const root = path.join(__dirname, '../..');
const ROOMS = ['styles', 'layout', 'controls', 'properties', 'table', 'feedback', 'media', 'racing'];

let browser: Browser;
let catalogue: ChildProcess;
let origin: string;
beforeAll(async () => {
  browser = await launchBrowser();
  const port = await findFreePort();
  origin = `http://localhost:${port}`;
  catalogue = spawn(process.execPath, ['--import', 'tsx', 'tools/catalogue.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port) },
  });
  // it prints its address once it listens
  if (catalogue.stdout) await once(catalogue.stdout, 'data');
});
afterAll(async () => {
  const exit = once(catalogue, 'exit');
  catalogue.kill('SIGTERM');
  await exit;
  await browser.close();
});

describe('the catalogue of components', () => {
  it.each(ROOMS)('shows the room %s without errors, wide and on a phone', async (room) => {
    const { page, faults } = await openPage(browser);
    for (const viewport of [WIDE, PHONE]) {
      await page.setViewportSize(viewport);
      await page.goto(`${origin}/${room}`);
      await untilReady(page);
      expect(await page.locator('main section > h2').count()).toBeGreaterThan(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      expect(await findAxeFaults(page)).toEqual([]);
      expect(faults).toEqual([]);
    }
  });

  it('shows every component that ui exports', () => {
    const exported = readFileSync(path.join(root, 'shared/ui/src/index.ts'), 'utf8')
      .replace(/\btype (\w+|{[^}]*})/g, '')
      .match(/\b[A-Z]\w*[a-z]\w*\b/g);
    const files = [...ROOMS.map((room) => `examples/${room}.tsx`), 'catalogue-layout.tsx'];
    const examples = files
      .map((file) => readFileSync(path.join(root, 'tools/catalogue', file), 'utf8'))
      .join('\n');
    expect(exported?.filter((name) => !new RegExp(`<${name}\\b|: ${name},`).test(examples))).toEqual([]);
  });
});
