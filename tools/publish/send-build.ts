import { type Published, publishedSchema } from '@holeshot/contract/wire';
import type { PublishCommand } from './parse-command';

const SEND_MS = 120_000;

/** The site did not take the build. The message says why, one fault in a line. */
export class PublishRefused extends Error {
  override readonly name = 'PublishRefused';
}

/** Sends the zip of a build to a site. Rejects with `PublishRefused`, also when the site cannot be reached. */
export async function sendBuild(
  { name, site, token }: PublishCommand,
  zip: Uint8Array<ArrayBuffer>,
): Promise<Published> {
  const response = await fetch(`${site}/api/deploy/${name}/builds`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/zip' },
    body: zip,
    signal: AbortSignal.timeout(SEND_MS),
  }).catch((error: Error & { cause?: { code?: string } }) => {
    throw new PublishRefused(`${site} cannot be reached (${error.cause?.code ?? error.message}).`);
  });
  const text = await response.text();
  const json = parseJson(text);
  if (response.ok) {
    const published = publishedSchema.safeParse(json);
    if (published.success) return published.data;
    throw new PublishRefused(`${site} gave an answer that is not that of a site of this version.`);
  }
  const message = (json as { message?: unknown } | undefined)?.message;
  throw new PublishRefused(typeof message === 'string' ? message : `${site} answered ${response.status}.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
