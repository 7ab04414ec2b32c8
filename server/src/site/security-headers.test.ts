import { pagePolicy } from './security-headers';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

test('without map keys the policy allows no other host but the video player', () => {
  const policy = pagePolicy('N', { provider: 'built-in' });
  expect(policy.match(/https?:[^ ;]+/g)).toEqual(['https://www.youtube-nocookie.com']);
  expect(directive(policy, 'script-src')).toBe("script-src 'nonce-N' 'strict-dynamic'");
});

test('the policy allows only the map provider in use', () => {
  const mapbox = pagePolicy('N', { provider: 'mapbox', token: 't' });
  expect(directive(mapbox, 'connect-src')).toContain('https://api.mapbox.com');
  expect(mapbox).not.toContain('google');
  const google = pagePolicy('N', { provider: 'google', key: 'k' });
  expect(directive(google, 'img-src')).toContain('https://*.gstatic.com');
  expect(google).not.toContain('mapbox');
  expect(directive(pagePolicy('N', { provider: 'built-in' }), 'script-src')).not.toContain('unsafe-eval');
});
