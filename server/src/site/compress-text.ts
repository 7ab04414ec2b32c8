import { constants } from 'node:zlib';
import { chooseEncoding } from '../api/accept-encoding';
import { compressOnce, ENCODINGS, type Encoding } from '../api/compress-once';

/** Quality 5 takes about a millisecond for 50 kB; 11 takes fifty. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A text that is compressed once per encoding. */
export interface CompressibleText {
  text: string;
  /** The body for a client that sent this Accept-Encoding; `encoding` is null when it prefers neither brotli nor gzip. */
  encode: (accepts: string | string[] | undefined) => Promise<{ body: Buffer; encoding: Encoding | null }>;
}

export function compressible(text: string): CompressibleText {
  const compress = compressOnce(text, BROTLI);
  let plain: Buffer | undefined;
  return {
    text,
    async encode(accepts) {
      const encoding = chooseEncoding(accepts, ENCODINGS);
      if (encoding) return { body: await compress(encoding), encoding };
      plain ??= Buffer.from(text);
      return { body: plain, encoding };
    },
  };
}
