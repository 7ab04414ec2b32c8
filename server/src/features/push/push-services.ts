/** Push services of Chrome and what is made from it, Firefox, Safari and Edge. */
export const DEFAULT_SERVICES: readonly string[] = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

const matches = ({ hostname }: URL, name: string): boolean =>
  name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : hostname === name;

/**
 * Whether the site sends messages to an address that a browser named: only to push services that it was told of, so that
 * nobody can make it call something else. A service is a host, reached by https, or `*.` and what hosts end in; or an origin
 * such as `http://localhost:4000`, for tests.
 */
export function isPushAddress(address: string, services: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return false;
  if (services.includes(url.origin)) return true;
  return url.protocol === 'https:' && url.port === '' && services.some((name) => matches(url, name));
}
