import { clientNetwork } from './client-network';

export interface AddressCounts {
  /** Counts one more until the returned function is called; undefined at the limit. */
  take(address: string): (() => void) | undefined;
}

/** Counts up to `max` per address, of IPv6 per network; 0 means no limit. */
export function createAddressCounts(max: number): AddressCounts {
  const counts = new Map<string, number>();
  return {
    take(address) {
      const client = clientNetwork(address);
      const count = counts.get(client) ?? 0;
      if (max > 0 && count >= max) return undefined;
      counts.set(client, count + 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        const left = (counts.get(client) ?? 0) - 1;
        if (left > 0) counts.set(client, left);
        else counts.delete(client);
      };
    },
  };
}
