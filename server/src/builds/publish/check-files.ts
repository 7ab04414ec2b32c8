import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { measureBuild, type SlotName } from '@holeshot/contract';
import type { BuildManifest } from '@holeshot/contract/wire';
import type { BuildFiles } from '../store/build-archive';

const decompress = promisify(brotliDecompress);

/** What browsers may fetch of a build, beside the compressed forms of the same. */
const BROWSER_FILE = /^[^/]+\.(js|mjs|css|woff2|svg|png|jpg|webp)$/;

const getServerFile = (name: SlotName): string =>
  name === 'shell' ? 'server/shell.cjs' : 'server/remote.cjs';

/** One sentence for each file that is missing, is not what the manifest says, or has no place in a build. */
export async function findFileFaults(
  name: SlotName,
  manifest: BuildManifest,
  files: BuildFiles,
): Promise<string[]> {
  const compressed = [...files].filter(([file]) => file.endsWith('.br'));
  const wrong = await Promise.all(
    compressed.map(async ([file, bytes]) => {
      const plain = files.get(file.slice(0, -'.br'.length));
      return (await isCompressed(bytes, plain)) ? [] : `${file} is not the compressed form of a file.`;
    }),
  );
  return [
    ...findMissing(name, files),
    ...findUnexpected(name, files),
    ...findPinFaults(name, manifest, files),
    ...wrong.flat(),
  ];
}

const findMissing = (name: SlotName, files: BuildFiles): string[] =>
  files.has(getServerFile(name)) ? [] : [`The server half is missing: ${getServerFile(name)}.`];

const findUnexpected = (name: SlotName, files: BuildFiles): string[] =>
  [...files.keys()]
    .filter((file) => !file.endsWith('.br') && !BROWSER_FILE.test(file))
    .filter((file) => file !== 'manifest.json' && file !== getServerFile(name))
    .map((file) => `${file} is of a kind that no build has.`);

function findPinFaults(
  name: SlotName,
  { buildId, entry, chunks, assets }: BuildManifest,
  files: BuildFiles,
): string[] {
  const folder = `/builds/${name}/${buildId}/`;
  const pinned = [entry, ...Object.values(chunks).flat(), ...Object.values(assets)];
  const byUrl = new Map(pinned.map((file) => [file.url, file]));
  return [...byUrl.values()].flatMap(({ url, integrity, bytes }) => {
    if (!url.startsWith(folder)) return `The manifest lists ${url}, which is not in ${folder}.`;
    const file = url.slice(folder.length);
    const content = files.get(file);
    if (!content) return `The manifest lists ${file}, which is missing.`;
    const isSame = content.length === bytes && getIntegrity(content) === integrity;
    return isSame ? [] : `${file} is not the file that the manifest lists: its hash or size differs.`;
  });
}

const getIntegrity = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

async function isCompressed(bytes: Uint8Array, plain: Uint8Array | undefined): Promise<boolean> {
  if (!plain) return false;
  const content = await decompress(bytes, { maxOutputLength: plain.length + 1 }).catch(() => undefined);
  return content?.equals(plain) ?? false;
}

/**
 * The most bytes, compressed, that a visitor may download for the entry of the shell, and for a page of a remote. Each
 * remote's own budget is in its `budget.json`; these are the site's, for all.
 */
const MAX_SHELL_BYTES = 130_000;
const MAX_PAGE_BYTES = 60_000;

/** One sentence for each page that costs more than the site allows. */
export function findSizeFaults(manifest: BuildManifest, files: BuildFiles): string[] {
  const most = manifest.remote ? MAX_PAGE_BYTES : MAX_SHELL_BYTES;
  const sizes = measureBuild(manifest, (url) => {
    const file = url.slice(url.lastIndexOf('/') + 1);
    return (files.get(`${file}.br`) ?? files.get(file))?.length ?? 0;
  });
  return Object.entries(sizes).flatMap(([id, bytes]) =>
    bytes > most ? `${id} has ${bytes} bytes compressed, of ${most} that the site allows.` : [],
  );
}
