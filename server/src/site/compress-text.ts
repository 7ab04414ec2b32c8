import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseEncoding } from '../api/accept-encoding';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Quality 5 takes about a millisecond for 50 kB; 11 takes fifty. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A text that is compressed once per encoding. */
export interface CompressibleText {
  text: string;
  /** The body for a client that sent this Accept-Encoding; `encoding` is null when it prefers neither brotli nor gzip. */
  encode: (
    accepts: string | string[] | undefined,
  ) => Promise<{ body: Buffer; encoding: 'br' | 'gzip' | null }>;
}

export function compressible(text: string): CompressibleText {
  let plain: Buffer | undefined;
  let brotlied: Promise<Buffer> | undefined;
  let gzipped: Promise<Buffer> | undefined;
  return {
    text,
    async encode(accepts) {
      const encoding = chooseEncoding(accepts, ['br', 'gzip']);
      if (encoding === 'br') {
        brotlied ??= brotli(text, BROTLI);
        return { body: await brotlied, encoding };
      }
      if (encoding === 'gzip') {
        gzipped ??= deflate(text);
        return { body: await gzipped, encoding };
      }
      plain ??= Buffer.from(text);
      return { body: plain, encoding };
    },
  };
}
