import { pagePolicy } from './security-headers';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

test('without keys no other host but the video player is let in', () => {
  const policy = pagePolicy('N', { provider: 'built-in' });
  expect(policy.match(/https?:[^ ;]+/g)).toEqual(['https://www.youtube-nocookie.com']);
  expect(directive(policy, 'script-src')).toBe("script-src 'nonce-N' 'strict-dynamic'");
});

test('a provider is let in only where it is the one in use', () => {
  const mapbox = pagePolicy('N', { provider: 'mapbox', token: 't' });
  expect(directive(mapbox, 'connect-src')).toContain('https://api.mapbox.com');
  expect(mapbox).not.toContain('google');
  const google = pagePolicy('N', { provider: 'google', key: 'k' });
  expect(directive(google, 'img-src')).toContain('https://*.gstatic.com');
  expect(google).not.toContain('mapbox');
  expect(directive(pagePolicy('N', { provider: 'built-in' }), 'script-src')).not.toContain('unsafe-eval');
});
