import { hash, randomBytes } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyPluginAsync } from 'fastify';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { ApiError } from '../../api/api-error';
import { choosePage } from './choose-page';
import { presentIdentity } from './identity';
import { DEVELOPMENT_PEOPLE, type DevelopmentPerson } from './people';

/** The provider's path on the site; the paths below are those of Patreon. */
export const DEVELOPMENT_PROVIDER = '/api/development-provider';

export const DEVELOPMENT_CLIENT = { id: 'development', secret: 'not a secret' } as const;

const authorizeSchema = z.object({
  response_type: z.literal('code'),
  client_id: z.literal(DEVELOPMENT_CLIENT.id),
  redirect_uri: z.string(),
  state: z.string(),
  code_challenge: z.string(),
  code_challenge_method: z.literal('S256'),
});
const tokenSchema = z.object({
  grant_type: z.literal('authorization_code'),
  client_id: z.literal(DEVELOPMENT_CLIENT.id),
  client_secret: z.literal(DEVELOPMENT_CLIENT.secret),
  code: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string(),
});

interface Grant {
  person: DevelopmentPerson;
  redirectUri: string;
  challenge: string;
}

const CODE_MS = 60_000;
const TOKEN_MS = 3_600_000;
const POLICY =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const randomToken = (): string => randomBytes(24).toString('base64url');

const findPerson = (id: string | undefined): DevelopmentPerson | undefined =>
  DEVELOPMENT_PEOPLE.find((person) => person.id === id);

/** A square in the person's colour. */
const drawPicture = (id: string): Promise<Buffer> => {
  const hue = Number.parseInt(hash('sha1', id, 'hex').slice(0, 4), 16) % 360;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200" fill="hsl(${hue},45%,38%)"/><circle cx="100" cy="78" r="34" fill="#fff"/><path d="M36 190a64 64 0 0 1 128 0z" fill="#fff"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
};

/**
 * A membership provider on this machine, for a site without keys: it implements the part of Patreon's protocol that
 * sign-in needs, with a page to choose a person. The site never registers it in production.
 */
export const developmentProvider: FastifyPluginAsync = async (app) => {
  await app.register(formbody);
  const codes = new LRUCache<string, Grant>({ max: 1_000, ttl: CODE_MS });
  const tokens = new LRUCache<string, DevelopmentPerson>({ max: 1_000, ttl: TOKEN_MS });
  const open = { config: { access: 'everyone', isCrossOrigin: true } } as const;

  app.get<{ Querystring: Record<string, string> }>(
    `${DEVELOPMENT_PROVIDER}/oauth2/authorize`,
    open,
    async (request, reply) => {
      const asked = authorizeSchema.safeParse(request.query);
      if (!asked.success) throw new ApiError('bad-parameter', 'This is no request to sign in.');
      const { redirect_uri: redirectUri, state, code_challenge: challenge } = asked.data;
      if (!URL.canParse(redirectUri) || new URL(redirectUri).origin !== request.siteOrigin)
        throw new ApiError(
          'bad-parameter',
          'This provider sends people back to its own site only.',
          'redirect_uri',
        );
      const { person: chosen } = request.query;
      reply.header('cache-control', 'no-store');
      if (chosen === undefined) {
        const query = new URLSearchParams(request.query);
        const cancel = `${redirectUri}?${new URLSearchParams({ error: 'access_denied', state })}`;
        const getHref = (id?: string) => (id ? `?${query}&person=${encodeURIComponent(id)}` : cancel);
        return reply
          .type('text/html; charset=utf-8')
          .header('content-security-policy', POLICY)
          .send(choosePage(getHref));
      }
      const person = findPerson(chosen);
      if (!person) throw new ApiError('bad-parameter', 'There is no such person.', 'person');
      const code = randomToken();
      codes.set(code, { person, redirectUri, challenge });
      return reply.redirect(`${redirectUri}?${new URLSearchParams({ code, state })}`, 302);
    },
  );

  app.post(`${DEVELOPMENT_PROVIDER}/api/oauth2/token`, open, async (request, reply) => {
    const asked = tokenSchema.safeParse(request.body);
    const grant = asked.success ? codes.get(asked.data.code) : undefined;
    const isGranted =
      asked.success &&
      grant?.redirectUri === asked.data.redirect_uri &&
      grant.challenge === hash('sha256', asked.data.code_verifier, 'base64url');
    if (!isGranted) return reply.code(400).send({ error: 'invalid_grant' });
    codes.delete(asked.data.code);
    const token = randomToken();
    tokens.set(token, grant.person);
    return { access_token: token, token_type: 'Bearer', expires_in: TOKEN_MS / 1_000, scope: 'identity' };
  });

  const byToken = { config: { access: 'keyholder', isCrossOrigin: true } } as const;
  app.get(`${DEVELOPMENT_PROVIDER}/api/oauth2/v2/identity`, byToken, async (request, reply) => {
    const person = tokens.get(request.headers.authorization?.replace(/^Bearer /, '') ?? '');
    if (!person) return reply.code(401).send({ errors: [{ title: 'Unauthorized', status: '401' }] });
    const picture = `http://127.0.0.1:${request.socket.localPort}${DEVELOPMENT_PROVIDER}/pictures/${person.id}.png`;
    return presentIdentity(person, picture);
  });

  app.get<{ Params: { id: string } }>(
    `${DEVELOPMENT_PROVIDER}/pictures/:id.png`,
    open,
    async (request, reply) => {
      const person = findPerson(request.params.id);
      if (!person) throw new ApiError('not-found', 'There is no such person.', 'id');
      return reply.type('image/png').send(await drawPicture(person.id));
    },
  );
};
