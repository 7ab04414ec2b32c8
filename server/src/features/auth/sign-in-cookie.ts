import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, removeCookie, writeCookie } from '../../api/site-cookies';
import type { SignInAttempt } from '../../outside/membership/provider';

const COOKIE = 'holeshot_sign_in';
/** Time to sign in at the provider. */
const MAX_AGE_SECONDS = 900;

/** A sign-in in progress, perhaps with the setup code of the site's first admin. */
export interface KeptAttempt extends SignInAttempt {
  setup?: string | undefined;
}

/** Stores a sign-in in the browser, so that only this browser can finish it. */
export const keepAttempt = (
  reply: FastifyReply,
  { state, verifier, setup = '' }: KeptAttempt,
): FastifyReply =>
  writeCookie(reply, COOKIE, { value: `${state}.${verifier}.${setup}`, maxAge: MAX_AGE_SECONDS });

/** Removes the sign-in from the browser, so that it can be finished only once. Undefined without one. */
export function takeAttempt(request: FastifyRequest, reply: FastifyReply): KeptAttempt | undefined {
  const [state, verifier, setup] = (readCookie(request, COOKIE) ?? '').split('.');
  removeCookie(reply, COOKIE);
  return state && verifier ? { state, verifier, setup: setup || undefined } : undefined;
}
