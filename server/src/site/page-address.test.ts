import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from '@holeshot/contract';
import { manifest as account } from '../../../mf-account/manifest';
import { manifest as admin } from '../../../mf-admin/manifest';
import { manifest as site } from '../../../mf-public/manifest';
import { manifest as race } from '../../../mf-race/manifest';
import { isKeptCopy, pageAddress, withoutKept } from './page-address';

const MANIFESTS: readonly RemoteManifest[] = [site, race, account, admin];
const ROOT = join(__dirname, '../../..');

test.each([
  ['/', '/'],
  ['/?utm_source=mail', '/'],
  ['/?club=7&fbclid=x', '/?club=7'],
  ['/events?page=2&utm_source=a&q=cup&q=other', '/events?q=cup&page=2'],
  ['/EVENTS/?q=', '/EVENTS/?q='],
  ['/event/1?tab=rounds&x', '/event/1?tab=rounds'],
  ['/event/1?order=desc&sort=total&tab=points', '/event/1?tab=points&sort=total&order=desc'],
  ['/event/1/race/2?t=64&tab=replay&gclid=1', '/event/1/race/2?tab=replay&t=64'],
  ['/event/1/race/2?tab=a%26b?c', '/event/1/race/2?tab=a%26b%3Fc'],
  ['/Kestrel?tab=races&utm_medium=chat', '/Kestrel?tab=races'],
  ['/patreon?a=1', '/patreon'],
  ['/account?state=s&code=c&scope=all', '/account?code=c&state=s'],
  ['/no/such/page?x=1', '/no/such/page?x=1'],
  ['/event/1?kept=1&x=2&tab=rounds', '/event/1?tab=rounds&kept=1'],
])('the page at %s is that of %s', (typed, used) => expect(pageAddress(MANIFESTS, typed)).toBe(used));

test('a route of an older build, which declares nothing, depends on the whole address', () => {
  const routes = site.routes.map(({ query: _, ...route }) => route);
  expect(pageAddress([{ ...site, routes }], '/events?utm_source=a')).toBe('/events?utm_source=a');
});

/** Names of query parameters in a source: read by name, or by a helper that reads some. */
function listReadParameters(source: string): string[] {
  const named = [...source.matchAll(/\b[sS]earch(?:Params)?\s*\.get\('(\w+)'\)/g)].map(
    ([, name = '']) => name,
  );
  const helpers: [RegExp, string[]][] = [
    [/\buseTab\(/, ['tab']],
    [/\bparsePage\(/, ['page']],
    [/\b(parseTableSort|sortTable|useSortHeader)\(/, ['sort', 'order']],
  ];
  return [...named, ...helpers.flatMap(([call, names]) => (call.test(source) ? names : []))];
}

test.each(MANIFESTS.map((manifest) => [manifest.name, manifest] as const))(
  'the routes of %s declare every query parameter that its sources read',
  (name, { routes }) => {
    const files = execFileSync('git', ['ls-files', `${name}/src`], { cwd: ROOT, encoding: 'utf8' })
      .split('\n')
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file));
    const read = new Set(files.flatMap((file) => listReadParameters(readFileSync(join(ROOT, file), 'utf8'))));
    const declared = new Set(routes.flatMap(({ query }) => query ?? []));
    expect([...read].filter((parameter) => !declared.has(parameter))).toEqual([]);
    expect(routes.filter(({ query }) => query === undefined)).toEqual([]);
  },
);

test.each([
  ['/event/1', false, '/event/1'],
  ['/event/1?kept=1', true, '/event/1'],
  ['/event/1?tab=rounds&kept=1', true, '/event/1?tab=rounds'],
  ['/event/1?tab=kept', false, '/event/1?tab=kept'],
])('whether %s is the copy of a worker: %s', (url, isCopy, page) => {
  expect([isKeptCopy(url), withoutKept(url)]).toEqual([isCopy, page]);
});
