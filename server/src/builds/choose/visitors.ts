import { randomBytes } from 'node:crypto';
import { sign, unsign } from '@fastify/cookie';
import { AVOIDED_BUILDS } from '@holeshot/contract';
import { buildRefSchema, slotNameSchema } from '@holeshot/contract/wire';
import { sitePolicy } from '@holeshot/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import * as z from 'zod';
import { readCookie, removeCookie, writeCookie } from '../../api/site-cookies';
import { createSecret } from '../registry/site-key';
import type { Visitor } from './choose-builds';

const VISITOR_COOKIE = 'holeshot_visitor';
const OVERRIDE_COOKIE = 'holeshot_builds';

const VISITOR_ID = /^[0-9a-f]{32}$/;
const BUILD_ID = /^[0-9a-f]{16}$/;
const YEAR_SECONDS = 365 * 86_400;
const OVERRIDE_HOURS = 8;

declare module 'fastify' {
  interface FastifyRequest {
    /** The visitor whose builds to choose, without an id before `keepVisitor`. */
    getVisitor(): Promise<Visitor>;
  }
  interface FastifyReply {
    /** The visitor with an id, stored in a cookie for a year. */
    keepVisitor(visitor: Visitor): Visitor;
    /** Sets the browser's own choice of builds for 8 hours; an empty choice removes it. */
    setOverrides(builds: Visitor['overrides']): Promise<void>;
  }
}

const listAvoided = (cookie: string | undefined): ReadonlySet<string> =>
  new Set(
    cookie
      ?.split('.')
      .filter((id) => BUILD_ID.test(id))
      .slice(-AVOIDED_BUILDS.max),
  );

/** Decorates requests with their visitor. Needs `access`. */
export const visitors = fastifyPlugin(async (app) => {
  const getSecret = createSecret(app.database, 'override');

  app.decorateRequest('getVisitor', async function getVisitor(this: FastifyRequest) {
    const cookie = readCookie(this, VISITOR_COOKIE) ?? '';
    const override = readCookie(this, OVERRIDE_COOKIE);
    const person = await this.findPersonToShow();
    const isStaff = person !== null && sitePolicy.canAdminister(person);
    return {
      id: VISITOR_ID.test(cookie) ? cookie : null,
      person: person && { id: person.id, isStaff, clubIds: person.adminOfClubIds },
      overrides: isStaff && override ? readOverride(await getSecret(), override, Date.now()) : {},
      avoided: listAvoided(this.cookies[AVOIDED_BUILDS.cookie]),
    };
  });
  app.decorateReply('keepVisitor', function keepVisitor(this: FastifyReply, visitor: Visitor) {
    if (visitor.id !== null) return visitor;
    const id = randomBytes(16).toString('hex');
    writeCookie(this, VISITOR_COOKIE, { value: id, maxAge: YEAR_SECONDS });
    return { ...visitor, id };
  });
  app.decorateReply('setOverrides', async function setOverrides(this: FastifyReply, builds) {
    if (Object.keys(builds).length === 0) {
      removeCookie(this, OVERRIDE_COOKIE);
      return;
    }
    const maxAge = OVERRIDE_HOURS * 3_600;
    const value = writeOverride(await getSecret(), builds, Date.now() + maxAge * 1_000);
    writeCookie(this, OVERRIDE_COOKIE, { value, maxAge });
  });
});

const overrideSchema = z.strictObject({
  builds: z.record(slotNameSchema, buildRefSchema),
  /** ms */
  until: z.number(),
});

/** The cookie value that requests `builds` until `until` (ms). */
export function writeOverride(secret: string, builds: Visitor['overrides'], until: number): string {
  return sign(Buffer.from(JSON.stringify({ builds, until })).toString('base64url'), secret);
}

/** The builds that a cookie requests; none when it has expired, is of another version, or was not signed with `secret`. */
export function readOverride(secret: string, value: string | undefined, nowMs: number): Visitor['overrides'] {
  const { valid, value: payload } = unsign(value ?? '', secret);
  if (!valid) return {};
  const { data } = overrideSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return data && data.until > nowMs ? data.builds : {};
}
