import { randomBytes } from 'node:crypto';
import { sign, unsign } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { readCookie, writeCookie } from '../../api/site-cookies';
import { createSecret } from '../registry/site-key';

const COOKIE = 'holeshot_report';
const HOUR_MS = 3_600_000;
/** A token is valid in the hour of its creation and the two following ones. */
const MAX_HOURS = 2;

/** One visit of a page, and the builds in rollouts that it was sent with. */
export interface ReportedVisit {
  /** random, and different for each page that is sent */
  id: string;
  buildIds: readonly string[];
}

declare module 'fastify' {
  interface FastifyReply {
    /** Sets the page's token for reports about these builds; none without builds. */
    giveReportToken(buildIds: readonly string[]): Promise<void>;
  }
  interface FastifyRequest {
    /** The visit that a request reports about; undefined without a valid token. */
    getReportedVisit(): Promise<ReportedVisit | undefined>;
  }
}

const getHour = (nowMs: number): number => Math.floor(nowMs / HOUR_MS);

/** A token for a visit at `nowMs`: `<id>.<hour>.<build ids>.<HMAC of these>`. */
export function writeReportToken(secret: string, { id, buildIds }: ReportedVisit, nowMs: number): string {
  return sign([id, getHour(nowMs), buildIds.join('-')].join('.'), secret);
}

/** The visit of a token; undefined when it is too old at `nowMs`, or was not signed with `secret`. */
export function readReportToken(
  secret: string,
  token: string | undefined,
  nowMs: number,
): ReportedVisit | undefined {
  const { valid, value } = unsign(token ?? '', secret);
  if (!valid) return undefined;
  const [id = '', hour, builds = ''] = value.split('.');
  const hours = getHour(nowMs) - Number(hour);
  return hours >= 0 && hours <= MAX_HOURS ? { id, buildIds: builds.split('-') } : undefined;
}

/** Decorates replies and requests with the tokens of reports. Needs `app.database`. */
export const reportTokens = fastifyPlugin(async (app) => {
  const getSecret = createSecret(app.database, 'report');
  app.decorateReply('giveReportToken', async function giveReportToken(this: FastifyReply, buildIds) {
    if (buildIds.length === 0) return;
    const visit = { id: randomBytes(9).toString('base64url'), buildIds };
    const value = writeReportToken(await getSecret(), visit, Date.now());
    writeCookie(this, COOKIE, { value, maxAge: ((MAX_HOURS + 1) * HOUR_MS) / 1_000 });
  });
  app.decorateRequest('getReportedVisit', async function getReportedVisit(this: FastifyRequest) {
    const token = readCookie(this, COOKIE);
    return token === undefined ? undefined : readReportToken(await getSecret(), token, Date.now());
  });
});
