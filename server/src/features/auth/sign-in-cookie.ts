import * as paths from '@holeshot/contract/paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInAttempt } from '../../outside/membership/provider';
import { cookieOptions } from '../../people/access';

const COOKIE = 'holeshot_sign_in';
/** Time to sign in at the provider. */
const MAX_AGE_SECONDS = 900;

const options = (request: FastifyRequest) => ({
  ...cookieOptions(request),
  path: paths.session,
});

/** Leaves a sign-in with the browser, so that only this browser can finish it. */
export const keepAttempt = (reply: FastifyReply, { state, verifier }: SignInAttempt): FastifyReply =>
  reply.setCookie(COOKIE, `${state}.${verifier}`, { ...options(reply.request), maxAge: MAX_AGE_SECONDS });

/** Takes the sign-in from the browser: it can be finished once. Undefined when it has none. */
export function takeAttempt(request: FastifyRequest, reply: FastifyReply): SignInAttempt | undefined {
  const [state, verifier] = (request.cookies[COOKIE] ?? '').split('.');
  reply.clearCookie(COOKIE, options(request));
  return state && verifier ? { state, verifier } : undefined;
}
