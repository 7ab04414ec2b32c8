import cookie from '@fastify/cookie';
import { PERSON_HEADER } from '@holeshot/contract';
import { sitePolicy } from '@holeshot/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../api/api-error';
import { readCookie, removeCookie, SESSION_COOKIE, writeCookie } from '../api/site-cookies';
import { isDatabaseAway } from '../database';
import { getPersonName } from './managed';
import { findTokenHash, SESSION_SECONDS } from './session-store';
import { findSignedIn, type SignedIn } from './signed-in';

/**
 * The people who may call a route of the API: everyone, signed-in people, the site admin, or programs with a key or
 * signature, which the route checks. Permissions for one club, event or account are the policy of that subject.
 */
export type Access = 'everyone' | 'signed-in' | 'site-admin' | 'keyholder';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** required for every route of the API */
    access?: Access;
  }
  interface FastifyRequest {
    /** The person of the session cookie, read once per request; null for a visitor. */
    findPerson(): Promise<SignedIn | null>;
    /**
     * The person for whom a page is rendered: while the database is unavailable, as this process read them last, and a
     * visitor if it never did. Allows nothing: calls of the API use `findPerson`.
     */
    findPersonToShow(): Promise<SignedIn | null>;
    /** The signed-in person. Throws `ApiError` (signed-out) for a visitor. */
    getPerson(): Promise<SignedIn>;
    /** whether the request has a well-formed session cookie */
    readonly hasSession: boolean;
  }
  interface FastifyReply {
    /** Sets or clears the session cookie. */
    setSession(token: string | null): FastifyReply;
  }
}

/** Routes of the documentation, which a library registers. */
const DOCS = /^\/api\/docs(\/|$)/;

const MAX_LAST_PEOPLE = 2_000;

export const signedOutError = (): ApiError => new ApiError('signed-out', 'Sign in to do this.');

/** Refuses a write from a page that was loaded for another person. Programs and old pages send no person. */
function checkPerson({ method, headers }: FastifyRequest, person: SignedIn): void {
  const loadedFor = headers[PERSON_HEADER];
  if (method === 'GET' || loadedFor === undefined || loadedFor === String(person.id)) return;
  throw new ApiError('other-person', `You are signed in as ${getPersonName(person)} now.`);
}

async function checkAccess(request: FastifyRequest, access: Access | undefined): Promise<void> {
  if (access !== 'signed-in' && access !== 'site-admin') return;
  const person = await request.getPerson();
  checkPerson(request, person);
  if (access === 'site-admin' && !sitePolicy.canAdminister(person))
    throw new ApiError('forbidden', 'Only the admin of the site may do this.');
}

/**
 * Finds the person of a request, and enforces the route's `access`. Registering a route of the API without `access`
 * throws. Needs `app.database` and, for requests, `app.guardRead`.
 */
export const access = fastifyPlugin(async (app) => {
  await app.register(cookie);
  const people = new WeakMap<FastifyRequest, Promise<SignedIn | null>>();
  /** by hash of the session's token */
  const lastPeople = new LRUCache<string, SignedIn>({ max: MAX_LAST_PEOPLE });

  const findBySession = async (tokenHash: string): Promise<SignedIn | null> => {
    const person = await app.guardRead(() => findSignedIn(app.database.db, tokenHash, Date.now()));
    // without a value it is removed
    lastPeople.set(tokenHash, person);
    return person ?? null;
  };

  app.decorateRequest('hasSession', {
    getter(this: FastifyRequest) {
      return findTokenHash(readCookie(this, SESSION_COOKIE)) !== undefined;
    },
  });
  app.decorateRequest('findPerson', function findPerson(this: FastifyRequest) {
    const cached = people.get(this);
    if (cached) return cached;
    const tokenHash = findTokenHash(readCookie(this, SESSION_COOKIE));
    const person = tokenHash ? findBySession(tokenHash) : Promise.resolve(null);
    people.set(this, person);
    return person;
  });
  app.decorateRequest('findPersonToShow', async function findPersonToShow(this: FastifyRequest) {
    try {
      return await this.findPerson();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      const tokenHash = findTokenHash(readCookie(this, SESSION_COOKIE));
      return (tokenHash && lastPeople.get(tokenHash)) || null;
    }
  });
  app.decorateRequest('getPerson', async function getPerson(this: FastifyRequest) {
    const person = await this.findPerson();
    if (!person) throw signedOutError();
    return person;
  });
  app.decorateReply('setSession', function setSession(this: FastifyReply, token: string | null) {
    return token === null
      ? removeCookie(this, SESSION_COOKIE)
      : writeCookie(this, SESSION_COOKIE, { value: token, maxAge: SESSION_SECONDS });
  });

  app.addHook('onRoute', ({ url, config }) => {
    if (!/^\/api(\/|$)/.test(url) || DOCS.test(url) || config?.access) return;
    throw new Error(`The route ${url} does not say who may call it: give its config an access`);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    checkAccess(request, request.routeOptions.config.access).then(() => done(), done);
  });
});
