import {
  type Published,
  type PublishedBuild,
  publishedBuildSchema,
  publishedSchema,
} from '@holeshot/contract/wire';
import type { ZodMiniType } from 'zod/mini';
import { askSite, SiteRefused } from '../site/ask-site';
import type { PublishCommand } from './parse-command';

const SEND_MS = 120_000;

/**
 * Sends the zip of a build to a site, and whether its pages were opened in a browser. Rejects with `SiteRefused`, whose
 * message has one fault per line.
 */
export async function sendBuild(
  { name, ...access }: PublishCommand,
  { zip, isTried }: { zip: Uint8Array<ArrayBuffer>; isTried: boolean },
): Promise<Published> {
  const path = `/api/deploy/${name}/builds${isTried ? '?tried=true' : ''}`;
  const answer = await askSite<unknown>(access, path, {
    body: zip,
    type: 'application/zip',
    timeoutMs: SEND_MS,
  });
  return parseAnswer(publishedSchema, answer, access.site);
}

/**
 * Finds a build on a site; undefined when the site does not have it. Rejects with `SiteRefused` for a token of another name
 * and for a site that is away.
 */
export async function findPublished(
  { name, ...access }: PublishCommand,
  buildId: string,
): Promise<PublishedBuild | undefined> {
  try {
    const answer = await askSite<unknown>(access, `/api/deploy/${name}/builds/${buildId}`);
    return parseAnswer(publishedBuildSchema, answer, access.site);
  } catch (error) {
    // a site of an earlier version answers 404, too
    if (error instanceof SiteRefused && error.status === 404) return undefined;
    throw error;
  }
}

function parseAnswer<T>(schema: ZodMiniType<T>, answer: unknown, site: string): T {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new SiteRefused(`${site} gave an answer that is not that of a site of this version.`);
}
