import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';

/** Groups of the half of an IPv6 address that names the network; a client may choose the other half. */
const NETWORK_GROUPS = 4;

/**
 * What limits count as one client: an IPv4 address, or the /64 network of an IPv6 address, as the library of the limits per
 * minute does.
 */
export function clientNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = new Address6(address);
  if (parsed.is4()) return parsed.to4().correctForm();
  return `${parsed.parsedAddress.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
