import type { FastifyBaseLogger } from 'fastify';
import { ALL_TYPES, MAX_PICTURE_BYTES, PictureError } from '../files/encode-picture';
import type { Pictures } from '../files/store-picture';

/** Hosts of the membership provider, and of its pictures. */
const ALLOWED_HOSTS = /\.(patreon|patreonusercontent)\.com$/;
const TIMEOUT_MS = 5_000;
const MAX_REDIRECTS = 2;

interface FetchPictureOptions {
  pictures: Pictures;
  log: Pick<FastifyBaseLogger, 'debug' | 'warn'>;
  /** an additional origin, also with http, such as `http://localhost:4000` of the development provider */
  extraOrigin?: string | undefined;
  /** for the answer with all of its redirects */
  timeoutMs?: number;
}

/** The reason why there is no picture, without the address, which is secret to the member. */
class NoPictureError extends Error {
  override readonly name = 'NoPictureError';
}

/**
 * Stores the picture that the membership provider has of a member, and resolves to its address on this site,
 * `/files/people/….webp`, 128 x 128 pixels. Requests only the provider's own hosts. Resolves to `undefined` after any
 * failure, which is logged: the member then has no picture.
 */
export async function fetchPicture(
  address: string,
  { pictures, log, extraOrigin, timeoutMs = TIMEOUT_MS }: FetchPictureOptions,
): Promise<string | undefined> {
  try {
    const bytes = await download(address, extraOrigin, AbortSignal.timeout(timeoutMs));
    return await pictures.store({ bytes, folder: 'people', types: ALL_TYPES });
  } catch (error) {
    const isTheirs = error instanceof NoPictureError || error instanceof PictureError;
    if (isTheirs) log.debug({ err: error }, 'a member has no picture');
    else log.warn({ err: error }, 'the picture of a member could not be stored');
    return undefined;
  }
}

async function download(
  address: string,
  extraOrigin: string | undefined,
  signal: AbortSignal,
): Promise<Buffer> {
  let url = checkAddress(address, extraOrigin);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await fetch(url, { redirect: 'manual', signal, headers: { accept: 'image/*' } }).catch(
      (cause: unknown) => {
        throw new NoPictureError(`${url.host} does not answer`, { cause });
      },
    );
    if (response.ok && response.body) return readBody(response.body, url.host);
    await response.body?.cancel();
    const location = response.status >= 300 && response.status < 400 && response.headers.get('location');
    if (!location) throw new NoPictureError(`${url.host} answered ${response.status}`);
    url = checkAddress(location, extraOrigin, url);
  }
  throw new NoPictureError(`${url.host} redirects too often`);
}

function checkAddress(address: string, extraOrigin: string | undefined, base?: URL): URL {
  if (!URL.canParse(address, base)) throw new NoPictureError('the address is malformed');
  const url = new URL(address, base);
  const isProvider = url.protocol === 'https:' && url.port === '' && ALLOWED_HOSTS.test(url.hostname);
  if (!isProvider && url.origin !== extraOrigin) throw new NoPictureError(`${url.host} is not the provider`);
  return url;
}

/** Closes the connection when the body exceeds the limit of pictures. */
async function readBody(body: AsyncIterable<Uint8Array>, host: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const part of body) {
      bytes += part.length;
      if (bytes > MAX_PICTURE_BYTES) throw new NoPictureError(`${host} sends more than 5 MB`);
      parts.push(part);
    }
  } catch (cause) {
    throw cause instanceof NoPictureError ? cause : new NoPictureError(`${host} stopped sending`, { cause });
  }
  return Buffer.concat(parts);
}
