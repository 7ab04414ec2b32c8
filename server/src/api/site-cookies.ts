import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Browsers accept such a cookie only from this host over HTTPS, so no subdomain can set it. */
const HOST_PREFIX = '__Host-';

/** see `cookieName` */
export const SESSION_COOKIE = 'holeshot_session';

type Origin = Pick<FastifyRequest, 'siteOrigin'>;

const isSecure = ({ siteOrigin }: Origin): boolean => siteOrigin.startsWith('https:');

/** The name that a cookie of the site has in the browser. */
export const cookieName = (origin: Origin, name: string): string =>
  isSecure(origin) ? HOST_PREFIX + name : name;

const getOptions = (origin: Origin): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  secure: isSecure(origin),
  path: '/',
});

export const readCookie = (request: FastifyRequest, name: string): string | undefined =>
  request.cookies[cookieName(request, name)];

/** Sets a cookie that only this site reads; over HTTPS it is sent over HTTPS only. */
export const writeCookie = (
  reply: FastifyReply,
  name: string,
  { value, maxAge }: { value: string; maxAge: number },
): FastifyReply =>
  reply.setCookie(cookieName(reply.request, name), value, { ...getOptions(reply.request), maxAge });

export const removeCookie = (reply: FastifyReply, name: string): FastifyReply =>
  reply.clearCookie(cookieName(reply.request, name), getOptions(reply.request));
