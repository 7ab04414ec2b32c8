import { randomBytes } from 'node:crypto';
import { sitePolicy } from '@holeshot/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { cookieOptions, findPersonOrVisitor } from '../people/access';
import type { Visitor } from './choose-builds';
import { readOverride, writeOverride } from './override-cookie';
import { getSiteKey } from './site-key';

const VISITOR_COOKIE = 'holeshot_visitor';
const OVERRIDE_COOKIE = 'holeshot_builds';
/** The browser writes it when a build failed there. */
const AVOID_COOKIE = 'holeshot_avoid';

const VISITOR_ID = /^[0-9a-f]{32}$/;
const BUILD_ID = /^[0-9a-f]{16}$/;
const MAX_AVOIDED = 8;
const YEAR_SECONDS = 365 * 86_400;
const OVERRIDE_HOURS = 8;

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose builds to choose. The visitor has no id before `keepVisitor`. */
    getVisitor(): Promise<Visitor>;
  }
  interface FastifyReply {
    /** The visitor with an id, which the browser keeps in a cookie of a year. */
    keepVisitor(visitor: Visitor): Visitor;
    /** Gives the browser builds that it asks for from now on, for 8 hours; none takes them back. */
    setOverrides(builds: Visitor['overrides']): Promise<void>;
  }
}

const listAvoided = (cookie: string | undefined): ReadonlySet<string> =>
  new Set(
    cookie
      ?.split('.')
      .filter((id) => BUILD_ID.test(id))
      .slice(-MAX_AVOIDED),
  );

/** Decorates requests with whose builds to choose. Needs `access`. */
export const visitors = fastifyPlugin(async (app) => {
  let secret: Promise<string> | undefined;
  const getSecret = () => {
    secret ??= getSiteKey(app.database, 'override', () => randomBytes(32).toString('base64url'));
    secret.catch(() => {
      secret = undefined;
    });
    return secret;
  };

  app.decorateRequest('getVisitor', async function getVisitor(this: FastifyRequest) {
    const {
      [VISITOR_COOKIE]: cookie = '',
      [OVERRIDE_COOKIE]: override,
      [AVOID_COOKIE]: avoid,
    } = this.cookies;
    const person = await findPersonOrVisitor(this);
    const isStaff = person !== null && sitePolicy.canAdminister(person);
    return {
      id: VISITOR_ID.test(cookie) ? cookie : null,
      person: person && { id: person.id, isStaff, clubIds: person.adminOfClubIds },
      overrides: isStaff && override ? readOverride(await getSecret(), override, Date.now()) : {},
      avoided: listAvoided(avoid),
    };
  });
  app.decorateReply('keepVisitor', function keepVisitor(this: FastifyReply, visitor: Visitor) {
    if (visitor.id !== null) return visitor;
    const id = randomBytes(16).toString('hex');
    this.setCookie(VISITOR_COOKIE, id, { ...cookieOptions(this.request), path: '/', maxAge: YEAR_SECONDS });
    return { ...visitor, id };
  });
  app.decorateReply('setOverrides', async function setOverrides(this: FastifyReply, builds) {
    const options = { ...cookieOptions(this.request), path: '/' };
    if (Object.keys(builds).length === 0) {
      this.clearCookie(OVERRIDE_COOKIE, options);
      return;
    }
    const maxAge = OVERRIDE_HOURS * 3_600;
    const value = writeOverride(await getSecret(), builds, Date.now() + maxAge * 1_000);
    this.setCookie(OVERRIDE_COOKIE, value, { ...options, maxAge });
  });
});
