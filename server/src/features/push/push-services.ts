/** Push services of Chrome and its derivatives, Firefox, Safari and Edge. */
export const DEFAULT_SERVICES: readonly string[] = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

const matches = ({ hostname }: URL, name: string): boolean =>
  name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : hostname === name;

/**
 * Whether the site sends messages to an address from a browser: only to known push services, so that nobody can make it
 * call other servers (SSRF). A service is an https host, `*.` with the end of hosts, or for tests an origin such as
 * `http://localhost:4000`.
 */
export function isPushAddress(address: string, services: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return false;
  if (services.includes(url.origin)) return true;
  return url.protocol === 'https:' && url.port === '' && services.some((name) => matches(url, name));
}
