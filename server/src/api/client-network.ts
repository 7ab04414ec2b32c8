import { isIPv6 } from 'node:net';

/** Groups of the half of an IPv6 address that names the network; a client may choose the other half. */
const NETWORK_GROUPS = 4;

/**
 * What limits count as one client: an IPv4 address, or the /64 network of an IPv6 address, as the library of the limits per
 * minute does.
 */
export function clientNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [start = '', end = ''] = address.split('::');
  const split = (half: string) => half.split(':').filter(Boolean);
  const [before, after] = [split(start), split(end)];
  const zeros = new Array<string>(8 - before.length - after.length).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
