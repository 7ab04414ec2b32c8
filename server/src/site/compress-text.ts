import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Quality 5 takes about a millisecond for 50 kB; 11 takes fifty. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compresses with brotli or gzip, as Accept-Encoding allows; `encoding` is null when it allows neither. */
export async function compressText(
  text: string,
  accepts: string,
): Promise<{ body: Buffer; encoding: string | null }> {
  if (/\bbr\b/.test(accepts)) return { body: await brotli(text, BROTLI), encoding: 'br' };
  if (/\bgzip\b/.test(accepts)) return { body: await deflate(text), encoding: 'gzip' };
  return { body: Buffer.from(text), encoding: null };
}
