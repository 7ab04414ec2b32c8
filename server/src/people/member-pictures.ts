import { hash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import fastifyPlugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { invalidate, type Queryable, type Scope, schema } from '../database';
import { fetchPicture } from '../outside/fetch-picture';
import type { Member } from '../outside/membership/member';

const { supporters, users } = schema;

const MAX_ADDRESSES = 5_000;

type PicturedMember = Pick<Member, 'userId' | 'memberId' | 'thumbUrl'>;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Copies a member's picture from the membership provider to the member's person and supporter. Returns at once: it
     * works in the background, one picture at a time, and a failure keeps the previous picture. Closing the instance
     * waits for the picture in progress.
     */
    copyMemberPicture(member: PicturedMember): void;
  }
}

interface MemberPicturesOptions {
  /** the provider's origin, a source of pictures in addition to Patreon's own hosts */
  getProviderOrigin: () => string | undefined;
}

/** Decorates the instance with `copyMemberPicture`. Needs `app.database` and `app.pictures`. */
export const memberPictures = fastifyPlugin<MemberPicturesOptions>(async (app, { getProviderOrigin }) => {
  const { database, pictures, log } = app;
  /** copies by the hash of the original address, which is secret to the member */
  const copies = new LRUCache<string, string>({ max: MAX_ADDRESSES });
  let isClosing = false;
  let work: Promise<void> = Promise.resolve();

  const keep = async (member: PicturedMember, thumbUrl: string): Promise<void> => {
    if (isClosing || !(await isShown(database.db, member))) return;
    const key = hash('sha256', thumbUrl, 'base64url');
    const copy = copies.get(key);
    // The sweep removes copies without references.
    const isThere = copy !== undefined && (await app.files.get(copy.slice('/files/'.length))) !== undefined;
    const url = isThere
      ? copy
      : await fetchPicture(thumbUrl, { pictures, log, extraOrigin: getProviderOrigin() });
    if (url === undefined) return;
    copies.set(key, url);
    await database.transaction((tx) => storePicture(tx, member, url));
  };

  app.decorate('copyMemberPicture', (member: PicturedMember) => {
    const { thumbUrl } = member;
    if (thumbUrl === null) return;
    work = work
      .then(() => keep(member, thumbUrl))
      .catch((error: unknown) => log.warn({ err: error }, 'the picture of a member could not be kept'));
  });
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onClose', () => work);
});

/** Whether the site has the member as a person or as a supporter. */
async function isShown(db: Queryable, { userId, memberId }: PicturedMember): Promise<boolean> {
  if ((await db.$count(users, eq(users.membershipId, userId))) > 0) return true;
  return memberId !== null && (await db.$count(supporters, eq(supporters.memberId, memberId))) > 0;
}

async function storePicture(tx: Queryable, { userId, memberId }: PicturedMember, url: string): Promise<void> {
  const scopes: Scope[] = [];
  const people = await tx
    .update(users)
    .set({ patreonMemberThumbUrl: url })
    .where(and(eq(users.membershipId, userId), sql`${users.patreonMemberThumbUrl} is distinct from ${url}`))
    .returning({ id: users.id });
  for (const { id } of people) scopes.push('users', `user:${id}`);
  if (memberId !== null) {
    const rows = await tx
      .update(supporters)
      .set({ thumbUrl: url })
      .where(and(eq(supporters.memberId, memberId), sql`${supporters.thumbUrl} is distinct from ${url}`))
      .returning({ id: supporters.id });
    if (rows.length > 0) scopes.push('supporters');
  }
  await invalidate(tx, scopes);
}
