import { constants } from 'node:zlib';
import { chooseEncoding } from '../api/accept-encoding';
import { compressOnce, ENCODINGS, type Encoding } from '../api/compress-once';

/** Quality 5 takes about a millisecond for 50 kB; 11 takes fifty. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A text that is compressed once per encoding. */
export interface CompressibleText {
  /** UTF-8 */
  bytes: Buffer;
  /** The body for a client that sent this Accept-Encoding; `encoding` is null when it prefers neither brotli nor gzip. */
  encode: (accepts: string | string[] | undefined) => Promise<{ body: Buffer; encoding: Encoding | null }>;
}

export function compressible(text: string): CompressibleText {
  const bytes = Buffer.from(text);
  const compress = compressOnce(bytes, BROTLI);
  return {
    bytes,
    async encode(accepts) {
      const encoding = chooseEncoding(accepts, ENCODINGS);
      return { body: encoding ? await compress(encoding) : bytes, encoding };
    },
  };
}
