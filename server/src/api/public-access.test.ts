import { PUBLIC_CALLS } from '@holeshot/contract/wire';
import { createTestApp, type TestApp } from '../testing/test-app';
import type { OpenApiDocument } from './describe/describe-api';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({
    publicUrl: 'https://races.example',
    hstsSeconds: 3_600,
    hstsSubdomains: true,
    securityContact: 'security@races.example',
  });
});
afterAll(() => api.close());

const ORIGIN = { origin: 'https://other.example' };

it('lets pages of any origin read the public API without cookies', async () => {
  const { headers, statusCode } = await api.app.inject({ url: '/api/public/clubs', headers: ORIGIN });
  expect(statusCode).toBe(200);
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['access-control-allow-credentials']).toBeUndefined();
  expect(headers['access-control-expose-headers']).toContain('ETag');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});

it('lets such a page read every header that the documentation names', async () => {
  const { headers } = await api.app.inject({ url: '/api/public/clubs', headers: ORIGIN });
  const document = (await api.app.inject({ url: '/api/docs/json' })).json<OpenApiDocument>();
  const exposed = String(headers['access-control-expose-headers']).split(', ');
  // the browser follows redirects itself, and the public API needs no key
  const documented = Object.keys(document.components.headers).filter(
    (name) => name !== 'Location' && name !== 'WWW-Authenticate',
  );
  expect(exposed.sort()).toEqual(documented.sort());
});

it('documents what refuses a call, and after what time to try again', async () => {
  const document = (await api.app.inject({ url: '/api/docs/json' })).json<OpenApiDocument>();
  const paths = Object.values(PUBLIC_CALLS).map((call) => call.path.replace(/:(\w+)/g, '{$1}'));
  const retryAfter = { 'Retry-After': { $ref: '#/components/headers/Retry-After' } };
  const { TooMany, Unavailable } = document.components.responses;
  expect([TooMany, Unavailable]).toMatchObject([{ headers: retryAfter }, { headers: retryAfter }]);
  for (const name of paths) {
    const path = document.paths[name];
    expect(path).toMatchObject({
      get: {
        responses: {
          429: { $ref: '#/components/responses/TooMany' },
          503: { $ref: '#/components/responses/Unavailable' },
        },
      },
    });
    expect(path).toHaveProperty(['get', 'responses', '200', 'headers', 'X-Data-Age']);
    expect(path).toHaveProperty(['get', 'responses', '200', 'headers', 'X-Request-Id']);
  }
  expect(document.info.description).toContain("fetch('https://races.example/api/public/events')");
});

it('lets such a page ask with an ETag', async () => {
  const { headers, statusCode } = await api.app.inject({
    method: 'OPTIONS',
    url: '/api/public/clubs',
    headers: {
      ...ORIGIN,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'if-none-match',
    },
  });
  expect(statusCode).toBe(204);
  expect(headers['access-control-allow-headers']).toContain('If-None-Match');
});

it.each([
  '/api/public/auth',
  '/api/public/auth/login',
  '/api/public/auth/code/x?state=1',
  '/API/public/auth',
])('lets no page of another origin read what is for one person: %s', async (url) => {
  const preflight = {
    method: 'OPTIONS',
    headers: { ...ORIGIN, 'access-control-request-method': 'GET' },
  } as const;
  for (const options of [{ headers: ORIGIN }, preflight]) {
    const { headers } = await api.app.inject({ url, ...options });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['access-control-allow-methods']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  }
});

it('lets such a page read public profiles', async () => {
  const { headers } = await api.app.inject({ url: '/api/public/auth/handle/nobody', headers: ORIGIN });
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});

it.each(['/api/health', '/calendar.ics', '/'])('has no CORS headers at %s', async (url) => {
  const { headers } = await api.app.inject({ url, headers: ORIGIN });
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
});

it('sends data that runs nothing, a request id and the time of HTTPS', async () => {
  const first = await api.app.inject({ url: '/api/public/clubs' });
  expect(first.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(first.headers['strict-transport-security']).toBe('max-age=3600; includeSubDomains');
  expect(first.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  const second = await api.app.inject({ url: '/api/public/no-such-call' });
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
});

it('says where to report a vulnerability', async () => {
  const { headers, body } = await api.app.inject({ url: '/.well-known/security.txt' });
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Contact: mailto:security@races.example\n');
  expect(body).toContain('Canonical: https://races.example/.well-known/security.txt\n');
  expect(body).toMatch(/Expires: \d{4}-/);
});
