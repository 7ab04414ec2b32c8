import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from '../../../settings';
import { buildEvent } from '../../../testing/build-event-folder';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { openAdmin } from '../testing/open-admin';

const dataDir = mkdtempSync(path.join(tmpdir(), 'holeshot-health-'));
let api: TestApp;
beforeAll(async () => {
  const settings = readSettings({ DATA_DIR: dataDir, NODE_ENV: 'production' });
  api = await createTestApp({ subject: { ...settings, clubQuotaMb: 0.000_001 } });
});
afterAll(async () => {
  await api.close();
  rmSync(dataDir, { recursive: true });
});

test('Health says what needs work first, what to do, and which club is nearly full', async () => {
  await api.add(buildEvent());
  const html = await (await openAdmin(api)).open('/api/dev/health/');
  const text = html.replaceAll(/<[^>]+>/g, ' ');
  expect(text).toMatch(/\d+ things to do\./);
  expect(text).toContain('Set PATREON_CLIENT_ID and PATREON_CLIENT_SECRET.');
  expect(html).toContain(`<a href="/api/dev/clubs/${api.clubId}">Club quota</a>`);
  expect(text.indexOf('Could be better')).toBeLessThan(text.indexOf(' Fine '));
});
