import { hash, randomBytes } from 'node:crypto';
import { isSlotName, type SlotName } from '@holeshot/contract';
import type { WirePublishToken } from '@holeshot/contract/wire';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, notFoundError } from '../../api/api-error';
import { type Database, prepareOnce, type Queryable, schema } from '../../database';

const { publishTokens } = schema;

/** Identifies publish tokens for people and secret scanners. */
const PREFIX = 'hsp_';
/** 32 random bytes in base64url. */
const TOKEN = /^Bearer +(hsp_[\w-]{43})$/i;
const MINUTE_MS = 60_000;

export interface Publisher {
  tokenId: number;
  name: SlotName;
  /** who or what has the token */
  note: string;
}

const hashToken = (token: string): string => hash('sha256', token, 'hex');

/** Parses the name in a path. Throws `ApiError` (not-found) for one that neither the shell nor a remote can have. */
export function parseSlotName({ name }: { name: string }): SlotName {
  if (isSlotName(name)) return name;
  throw notFoundError('remote', 'name');
}

/** All tokens, including revoked ones, oldest first; without their secrets, which are not stored. */
export async function listPublishTokens(db: Queryable): Promise<WirePublishToken[]> {
  const rows = await db.select().from(publishTokens).orderBy(asc(publishTokens.id));
  return rows.flatMap(({ id, name, note, createdAt, lastUsedAt, revokedAt }) =>
    isSlotName(name)
      ? {
          id,
          name,
          note,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt?.toISOString() ?? null,
          revokedAt: revokedAt?.toISOString() ?? null,
        }
      : [],
  );
}

/** Makes a token that publishes builds of `name`. Returns it with its id; only its hash is stored. */
export async function createPublishToken(
  db: Queryable,
  { name, note, userId }: { name: SlotName; note: string; userId: number | null },
): Promise<{ id: number; token: string }> {
  const token = PREFIX + randomBytes(32).toString('base64url');
  const [row] = await db
    .insert(publishTokens)
    .values({ name, note, tokenHash: hashToken(token), createdBy: userId })
    .returning({ id: publishTokens.id });
  if (!row) throw new Error('The token was not stored');
  return { id: row.id, token };
}

/** Revokes a token. Resolves to false when there is none with this id, or it is revoked already. */
export async function revokePublishToken(db: Queryable, id: number, nowMs: number): Promise<boolean> {
  const revoked = await db
    .update(publishTokens)
    .set({ revokedAt: new Date(nowMs) })
    .where(and(eq(publishTokens.id, id), isNull(publishTokens.revokedAt)))
    .returning({ id: publishTokens.id });
  return revoked.length > 0;
}

const prepareFind = prepareOnce('publish_token', (db, name) =>
  db
    .select()
    .from(publishTokens)
    .where(and(eq(publishTokens.tokenHash, sql.placeholder('hash')), isNull(publishTokens.revokedAt)))
    .prepare(name),
);

/**
 * Finds the owner of the token in an `Authorization` header; undefined for a wrong or revoked one. Looks up the hash,
 * so the time of the lookup reveals nothing about tokens. Records the use once a minute.
 */
export async function findPublisher(
  db: Queryable,
  authorization: string | undefined,
  nowMs: number,
): Promise<Publisher | undefined> {
  const token = TOKEN.exec(authorization ?? '')?.[1];
  if (token === undefined) return undefined;
  const [row] = await prepareFind(db).execute({ hash: hashToken(token) });
  if (!row || !isSlotName(row.name)) return undefined;
  const { id, name, note, lastUsedAt } = row;
  if (lastUsedAt === null || nowMs - lastUsedAt.getTime() >= MINUTE_MS)
    await db
      .update(publishTokens)
      .set({ lastUsedAt: new Date(nowMs) })
      .where(eq(publishTokens.id, id));
  return { tokenId: id, name, note };
}

/** The owner of a request's publish token. Throws `ApiError` (signed-out) without a valid token. */
export async function requirePublisher(
  { db }: Pick<Database, 'db'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Publisher> {
  const publisher = await findPublisher(db, request.headers.authorization, Date.now());
  if (publisher) return publisher;
  reply.header('www-authenticate', 'Bearer');
  throw new ApiError('signed-out', 'The publish token is missing, wrong or revoked.');
}

/**
 * The owner of the publish token of a request to `/api/deploy/:name/…`. Throws `ApiError`: signed-out without a valid
 * token, forbidden with that of another name, not-found for an unknown name.
 */
export async function getPublisher(
  database: Pick<Database, 'db'>,
  request: FastifyRequest<{ Params: { name: string } }>,
  reply: FastifyReply,
): Promise<Publisher> {
  const publisher = await requirePublisher(database, request, reply);
  const name = parseSlotName(request.params);
  if (publisher.name !== name)
    throw new ApiError('forbidden', `This token is for ${publisher.name}, not for ${name}.`, 'name');
  return publisher;
}
