import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, gzip } from 'node:zlib';

const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);
const deflate = promisify<Buffer, Buffer>(gzip);

/** What the site compresses with, the best first: browsers accept brotli over HTTPS only, and many programs never. */
export const ENCODINGS = ['br', 'gzip'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/**
 * Compresses content when it is first needed, once for each encoding. `onCompressed` is called with the bytes of each
 * compressed form.
 */
export function compressOnce(
  content: Buffer,
  options: BrotliOptions,
  onCompressed: (bytes: number) => void = () => undefined,
): (encoding: Encoding) => Promise<Buffer> {
  const compressed: Partial<Record<Encoding, Promise<Buffer>>> = {};
  const compress = async (encoding: Encoding): Promise<Buffer> => {
    const bytes = await (encoding === 'br' ? brotli(content, options) : deflate(content));
    onCompressed(bytes.length);
    return bytes;
  };
  return (encoding) => (compressed[encoding] ??= compress(encoding));
}
