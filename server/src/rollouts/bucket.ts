import { hash } from 'node:crypto';

/** Buckets of a rollout; its weight says how many of them get the candidate. */
const BUCKETS = 10_000;

/**
 * The bucket of a visitor in a rollout, from 0 to 9,999: the first 32 bits of SHA-256 of `<salt>:<visitor id>`, modulo
 * 10,000. With the rollout's salt in it, buckets of two rollouts are independent of each other.
 */
export function bucketOf(salt: string, visitorId: string): number {
  const digest = hash('sha256', `${salt}:${visitorId}`, 'hex');
  return Number.parseInt(digest.slice(0, 8), 16) % BUCKETS;
}
