import { type Published, publishedSchema } from '@holeshot/contract/wire';
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
  const published = publishedSchema.safeParse(answer);
  if (published.success) return published.data;
  throw new SiteRefused(`${access.site} gave an answer that is not that of a site of this version.`);
}
