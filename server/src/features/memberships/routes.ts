import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '@holeshot/domain';
import type { FastifyPluginAsync } from 'fastify';
import { ApiError } from '../../api/api-error';
import { parseMemberHint } from '../../outside/membership/member-ids';
import type { MembershipProvider } from '../../outside/membership/provider';
import { runRepeatedly } from '../../process/run-repeatedly';
import { syncAllMembers } from './sync-all-members';
import { syncMember } from './sync-member';

const HEX_MD5 = /^[0-9a-f]{32}$/i;

/**
 * Whether Patreon signed these bytes: its signature is their HMAC with MD5 and the webhook's secret, in hex. Compares
 * in constant time.
 */
function isSigned(bytes: Buffer, signature: string, secret: string): boolean {
  if (!HEX_MD5.test(signature)) return false;
  return timingSafeEqual(createHmac('md5', secret).update(bytes).digest(), Buffer.from(signature, 'hex'));
}

const PATREON_WEBHOOK_PATH = '/api/webhooks/patreon';

const MAX_BYTES = 256 * 1024;

interface MembershipOptions {
  membership: MembershipProvider;
  webhookSecret: string;
}

/**
 * `POST /api/webhooks/patreon`: Patreon says that a member has changed. Only the member's id is taken from the message, and
 * the present state is read from Patreon, so messages may come late, twice or in another order. While the instance
 * listens, all members are read at the start and every day, for messages that never came.
 */
export const membershipRoutes: FastifyPluginAsync<MembershipOptions> = async (
  app,
  { membership, webhookSecret },
) => {
  const { database } = app;

  // The signature is about the bytes as they arrive.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post(
    PATREON_WEBHOOK_PATH,
    { bodyLimit: MAX_BYTES, config: { access: 'keyholder', isCrossOrigin: true } },
    async (request, reply) => {
      const { body, headers } = request;
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      if (!isSigned(bytes, String(headers['x-patreon-signature'] ?? ''), webhookSecret))
        throw new ApiError('forbidden', 'The signature of this message is missing or wrong.');
      reply.code(204).header('cache-control', 'no-store');
      if (!String(headers['x-patreon-event'] ?? '').startsWith('members:')) return reply.send();
      const hint = parseMemberHint(parseJson(bytes));
      if (!hint) throw new ApiError('bad-parameter', 'The message is not about a member.');
      const member = await syncMember({ database, membership }, hint).catch((error: unknown) => {
        throw isAway(error) ? resendError() : error;
      });
      if (member) app.copyMemberPicture(member);
      return reply.send();
    },
  );

  const stopping = new AbortController();
  const syncAll = () =>
    syncAllMembers({ database, membership, signal: stopping.signal, onMember: app.copyMemberPicture });
  const onError = (err: unknown) => app.log.warn({ err }, 'the members could not be read from Patreon');
  let stop: (() => Promise<void>) | undefined;
  app.addHook('onListen', async () => {
    stop = runRepeatedly(syncAll, { everyMs: DAY_MS, onError });
  });
  app.addHook('preClose', async () => stopping.abort());
  app.addHook('onClose', async () => stop?.());
};

const isAway = (error: unknown): boolean => error instanceof ApiError && error.code === 'provider-away';

/** 503 with `retry-after`, on which Patreon sends the message again. */
const resendError = (): ApiError =>
  new ApiError('not-ready', 'The site cannot read the member from Patreon right now. Send this again.');

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
