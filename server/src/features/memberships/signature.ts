import { createHmac, timingSafeEqual } from 'node:crypto';

const HEX_MD5 = /^[0-9a-f]{32}$/i;

/**
 * Whether Patreon signed these bytes: its signature is their HMAC with MD5 and the webhook's secret, in hex. The time that
 * this takes does not tell how much of a wrong signature is right.
 */
export function isSigned(bytes: Buffer, signature: string, secret: string): boolean {
  if (!HEX_MD5.test(signature)) return false;
  return timingSafeEqual(createHmac('md5', secret).update(bytes).digest(), Buffer.from(signature, 'hex'));
}
