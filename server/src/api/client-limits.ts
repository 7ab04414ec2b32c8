import type { WorkLimits } from './work-limits';

/** Limits for clients. */
export interface ClientLimits {
  work: WorkLimits;
  /** maximum open connections; further ones are closed; 0 means no limit */
  connections: number;
  /** maximum open live streams per address; 0 or absent means no limit */
  streams?: number;
  /** proxies whose `X-Forwarded-For` is trusted: addresses, networks or names of networks, separated by commas */
  trustedProxies: string;
}
