import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { getServerFile, measureBuild, type SlotName } from '@holeshot/contract';
import type { BuildManifest } from '@holeshot/contract/wire';
import type { BuildFiles } from '../store/build-archive';
import { getIntegrity } from '../store/integrity';

const decompress = promisify(brotliDecompress);

/** Files of a build that browsers may fetch, in addition to their compressed forms. */
const BROWSER_FILE = /^([^/]+\.(js|mjs|css|woff2|svg|png|jpg|webp)|mf-manifest\.json)$/;

/** One sentence for each file that is missing, differs from the manifest or does not belong in a build. */
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
  const unexpected = [...files.keys()].filter((file) => !file.endsWith('.br') && !isExpected(name, file));
  const faults = [
    ...findHashFaults(name, manifest, files),
    ...unexpected.map((file) => `${file} is of a kind that no build has.`),
    ...findPinFaults(name, manifest, files),
    ...wrong.flat(),
  ];
  return [...new Set(faults)];
}

const missing = (file: string): string => `The manifest lists ${file}, which is missing.`;
const different = (file: string): string =>
  `${file} is not the file that the manifest lists: its hash or size differs.`;

const isExpected = (name: SlotName, file: string): boolean =>
  BROWSER_FILE.test(file) || file === 'manifest.json' || file === getServerFile(name);

/** Every file has its hash in the manifest, so that each process can check it before it runs. */
function findHashFaults(name: SlotName, { files: hashes }: BuildManifest, files: BuildFiles): string[] {
  if (!hashes) return ['manifest.json has no hashes of the files: build with a newer version.'];
  const serverFile = getServerFile(name);
  if (!files.has(serverFile)) return [`The server half is missing: ${serverFile}.`];
  const given = [...files.keys()].filter((file) => isExpected(name, file) && file !== 'manifest.json');
  return [...new Set([...given, ...Object.keys(hashes)])].flatMap((file) => {
    const content = files.get(file);
    if (!content) return missing(file);
    const hash = hashes[file];
    if (hash === undefined) return `The manifest does not list ${file}.`;
    return hash === getIntegrity(content) ? [] : different(file);
  });
}

/** Files that pages load must be part of the build. */
function findPinFaults(
  name: SlotName,
  { buildId, entry, chunks, assets, files: hashes }: BuildManifest,
  files: BuildFiles,
): string[] {
  if (!hashes) return [];
  const folder = `/builds/${name}/${buildId}/`;
  const pinned = [entry, ...Object.values(chunks).flat(), ...Object.values(assets)];
  const byUrl = new Map(pinned.map((file) => [file.url, file]));
  return [...byUrl.values()].flatMap(({ url, integrity, bytes }) => {
    if (!url.startsWith(folder)) return `The manifest lists ${url}, which is not in ${folder}.`;
    const file = url.slice(folder.length);
    const content = files.get(file);
    if (!content) return missing(file);
    return content.length === bytes && hashes[file] === integrity ? [] : different(file);
  });
}

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

/** One sentence for each page over the site's budget. */
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
