import type { WorkLimits } from './work-limits';

/** What clients may take of the site. */
export interface ClientLimits {
  work: WorkLimits;
  /** how many connections may be open at once; further ones are closed; 0 for any number */
  connections: number;
  /** how many streams of live events one address may have open; 0 or absent for any number */
  streams?: number;
  /** whose `X-Forwarded-For` says the address of a client: addresses, networks or names of them, with commas */
  trustedProxies: string;
}
