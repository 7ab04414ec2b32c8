import { createHash } from 'node:crypto';
import type { MapConfig } from '@holeshot/contract';
import { pagePolicy } from './security-headers';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

const scripts = [
  { url: '/a.js', integrity: 'sha384-AAA' },
  { url: '/b.js', integrity: 'sha384-BBB' },
];
const policyFor = (map: MapConfig, styles = '') => pagePolicy({ scripts, inlineScripts: [], styles, map });
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test("the policy allows the page's scripts and styles by their hashes", () => {
  const styles = '<style data-styled="">.a>b{}</style><style>.c{}</style>';
  const policy = policyFor({ provider: 'built-in' }, styles);
  expect(directive(policy, 'script-src')).toBe("script-src 'sha384-AAA' 'sha384-BBB' 'strict-dynamic'");
  expect(directive(policy, 'style-src')).toBe(
    `style-src 'self' ${sha256('')} ${sha256('.a>b{}')} ${sha256('.c{}')}`,
  );
});

test('violations are reported to the old address, and over HTTPS to the endpoint, too', () => {
  const policyOver = (isHttps: boolean) =>
    pagePolicy({ scripts, inlineScripts: [], styles: '', map: { provider: 'built-in' }, isHttps });
  expect(policyOver(false)).toMatch(/; report-uri \/api\/reports\/csp$/);
  expect(policyOver(true)).toMatch(/; report-uri \/api\/reports\/csp; report-to csp$/);
});

test("the policy allows the page's inline script by its hash", () => {
  const policy = pagePolicy({
    scripts,
    inlineScripts: ['recover()'],
    styles: '',
    map: { provider: 'built-in' },
  });
  expect(directive(policy, 'script-src')).toBe(
    `script-src 'sha384-AAA' 'sha384-BBB' ${sha256('recover()')} 'strict-dynamic'`,
  );
});

test('without map keys the policy allows no other host but the video player, and nothing unsafe', () => {
  const policy = policyFor({ provider: 'built-in' });
  expect(policy.match(/https?:[^ ;]+/g)).toEqual(['https://www.youtube-nocookie.com']);
  expect(policy).not.toContain('unsafe');
});

test('the policy allows frames of the site, for the admin area, and of the video player', () => {
  expect(directive(policyFor({ provider: 'built-in' }), 'frame-src')).toBe(
    "frame-src 'self' https://www.youtube-nocookie.com",
  );
});

test('the policy allows only the map provider in use', () => {
  const mapbox = policyFor({ provider: 'mapbox', token: 't' });
  expect(directive(mapbox, 'connect-src')).toContain('https://api.mapbox.com');
  expect(mapbox).not.toContain('google');
  const google = policyFor({ provider: 'google', key: 'k' });
  expect(directive(google, 'img-src')).toContain('https://*.gstatic.com');
  expect(google).not.toContain('mapbox');
});

test("Google's inline styles are allowed, for which no hash may be listed", () => {
  const google = policyFor({ provider: 'google', key: 'k' }, '<style>.a{}</style>');
  expect(directive(google, 'style-src')).toBe(
    "style-src 'self' 'unsafe-inline' https://fonts.googleapis.com",
  );
});
