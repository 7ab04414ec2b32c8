import type { RouteOptions } from 'fastify';
import { openBrowser } from '../../testing/browser';
import { fakePages } from '../../testing/fake-pages';
import { signInAs } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { type AdminBrowser, openAdmin } from './testing/open-admin';

let api: TestApp;
let admin: AdminBrowser;
const routes: RouteOptions[] = [];

beforeAll(async () => {
  api = await createTestApp({ pages: fakePages().options, onRoute: (route) => routes.push(route) });
  admin = await openAdmin(api);
});
afterAll(() => api.close());

const PAGES = ['users', 'clubs', 'health', 'logs', 'update', 'youtube'].map((page) => `/api/dev/${page}/`);
const ASSETS = ['/api/dev/styles.css', '/api/dev/tail.js'];

const ownRoutes = () =>
  routes
    .filter(({ url }) => url.startsWith('/api/dev/'))
    .flatMap(({ url, method, config }) => [method].flat().map((one) => ({ url, method: one, config })))
    .filter(({ method }) => method !== 'HEAD');

test('every route of the pages is for the admin only', () => {
  const open = ownRoutes().filter(({ config }) => config?.access !== 'site-admin');
  expect(open.map(({ url }) => url).sort()).toEqual(ASSETS);
  expect(ownRoutes().length).toBeGreaterThan(25);
});

test.each(PAGES)('%s is a page for the admin, and tells others why they do not see it', async (url) => {
  expect(await admin.open(url)).toMatch(/^<!doctype html><html lang="en">/);
  const visitor = await openBrowser(api.app).request(url);
  expect([visitor.statusCode, visitor.headers['content-type']]).toEqual([401, 'text/html; charset=utf-8']);
  expect(visitor.body).toContain('href="/api/public/auth/login" target="_top"');
  const manager = await signInAs(api, { tier: 'Club', managedClubId: api.clubId });
  const other = await manager.request(url);
  expect(other.statusCode).toBe(403);
  expect(other.body).toContain('This page is for the admin of the site');
});

test.each(PAGES)(
  'pages of this site may frame %s, which runs no inline scripts and is stored nowhere',
  async (url) => {
    const { headers } = await api.app.inject({ url });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
  },
);

test('other replies of the API may not be framed', async () => {
  const { headers } = await api.app.inject({ url: '/api/public/clubs' });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('the script of the live log runs because of its hash', async () => {
  const html = await admin.open('/api/dev/logs/');
  const [, integrity = ''] = /integrity="([^"]+)"/.exec(html) ?? [];
  expect(integrity).toMatch(/^sha384-/);
  const script = await api.app.inject({ url: '/api/dev/tail.js' });
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  const users = await admin.open('/api/dev/users/');
  expect(users).not.toContain('<script');
});

test('the pages have the font of the site', async () => {
  const { body } = await api.app.inject({ url: '/api/dev/styles.css' });
  expect(body).toMatch(/^@font-face \{ font-family: "Archivo Narrow"; src: url\("\/font"\)/);
});

test('a page in a frame leaves its heading to the page around it', async () => {
  const alone = await admin.open('/api/dev/users/');
  expect(alone).toContain('<h1>User Management</h1>');
  const framed = await admin.open('/api/dev/users/', { 'sec-fetch-dest': 'iframe' });
  expect(framed).toContain('<h1 class="hidden">User Management</h1>');
});

test('a form of another site changes nothing', async () => {
  const posts = ownRoutes().filter(({ method }) => method === 'POST');
  expect(posts.length).toBeGreaterThan(10);
  for (const { url } of posts) {
    const reply = await admin.send(url.replace(/:\w+/g, '1'), {}, { 'sec-fetch-site': 'cross-site' });
    expect([url, reply.statusCode]).toEqual([url, 403]);
    expect(reply.body).toContain('Another site sent this request');
  }
});

test.each([
  '/api/dev/users/0',
  '/api/dev/users/999999',
  '/api/dev/users/x',
  '/api/dev/update/999999',
  '/api/dev/youtube/clubs/999999',
  '/api/dev/youtube/videos/999999',
])('%s says that there is nothing', async (url) => {
  await expect(admin.open(url)).rejects.toThrow(/404 .*There is nothing here/);
});
