import { createHmac, timingSafeEqual } from 'node:crypto';
import { CHANNEL_NAMES } from '@holeshot/contract';
import { buildRefSchema } from '@holeshot/contract/wire';
import * as z from 'zod';
import type { Visitor } from './choose-builds';

const overrideSchema = z.strictObject({
  builds: z.partialRecord(z.enum(CHANNEL_NAMES), buildRefSchema),
  /** ms */
  until: z.number(),
});

const sign = (secret: string, payload: string): Buffer =>
  createHmac('sha256', secret).update(payload).digest();

/** The value of a cookie that asks for `builds` until `until` (ms). */
export function writeOverride(secret: string, builds: Visitor['overrides'], until: number): string {
  const payload = Buffer.from(JSON.stringify({ builds, until })).toString('base64url');
  return `${payload}.${sign(secret, payload).toString('base64url')}`;
}

/** The builds that a cookie asks for; none when it has expired or was not signed with `secret`. */
export function readOverride(secret: string, value: string | undefined, nowMs: number): Visitor['overrides'] {
  const [payload = '', signature = ''] = value?.split('.') ?? [];
  const given = Buffer.from(signature, 'base64url');
  const own = sign(secret, payload);
  if (given.length !== own.length || !timingSafeEqual(given, own)) return {};
  const { builds, until } = overrideSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return until > nowMs ? builds : {};
}
