import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { BuildManifest } from '@holeshot/contract/wire';
import type { StatsCompilation } from '@rspack/core';
import { type BuildPlan, getPublicPath } from './build-set';
import { completeManifest, FEDERATION_MANIFEST } from './federation-manifest';
import { findBuild } from './find-build';
import { makeReproducible } from './reproducible';

const compress = promisify(brotliCompress);

/**
 * Publishes a compiled build: hashes and compresses its files, writes `manifest.json` and moves the work folder to its
 * final place, unless another process has published the same build. `stats` are those of the browser build. Throws when
 * the build has no chunk for a route of the manifest.
 */
export async function publishBuild(build: BuildPlan, stats: StatsCompilation): Promise<void> {
  const main = findEntry(build, stats);
  if (!main) throw new Error(`${build.name}: the build has no entry`);
  if (build.mode === 'production') await rewriteEntries(build, main);
  // an unused companion of the federation manifest
  await rm(path.join(build.workFolder, 'mf-manifest-stats.json'), { force: true });
  const names = (await readdir(build.workFolder, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && isPublished(entry.name))
    .map((entry) => entry.name);
  const files = new Map(
    await Promise.all(names.map(async (name) => [name, await pinFile(build, name)] as const)),
  );
  const getFile = (name: string) => {
    const file = files.get(name);
    if (!file) throw new Error(`${build.name}: the build wrote no ${name}`);
    return file;
  };
  const chunks = listChunks(build, stats, main).map(([id, scripts]) => [id, scripts.map(getFile)]);

  const manifest: BuildManifest = {
    name: build.name,
    buildId: build.buildId,
    global: build.global,
    entry: getFile(main),
    chunks: Object.fromEntries(chunks),
    assets: Object.fromEntries([...files].filter(([name]) => !/\.(js|json)$/.test(name))),
    provides: build.provides,
    shared: build.shared,
    ...(build.mode === 'production' && { files: await hashFiles(build, files) }),
    remote: build.manifest,
  };
  const file = path.join(build.workFolder, 'manifest.json');
  await writeFile(`${file}.part`, `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(`${file}.part`, file);
  if (build.mode === 'production') await moveIntoPlace(build);
}

const isPublished = (file: string): boolean =>
  file === FEDERATION_MANIFEST || !/\.(br|json|map)$|\.hot-update\./.test(file);

/** The scripts of a chunk with those that it needs, in the order in which they run. */
const listScripts = (stats: StatsCompilation, chunk: string): string[] =>
  (stats.namedChunkGroups?.[chunk]?.assets ?? [])
    .map((asset) => asset.name)
    .filter((asset) => asset.endsWith('.js') && !asset.includes('.hot-update.'));

const findEntry = ({ manifest }: BuildPlan, stats: StatsCompilation): string | undefined =>
  manifest ? 'entry.js' : listScripts(stats, 'main').at(-1);

/** The scripts by route id, without the entry, and by `<route id>.<part>` the further ones of a lazy part. */
function listChunks(
  { name, manifest, routeIds }: BuildPlan,
  stats: StatsCompilation,
  entry: string,
): [id: string, scripts: string[]][] {
  const exposed = manifest ? listScripts(stats, 'remote') : [];
  const routes = routeIds.map((id): [string, string[]] => {
    const page = listScripts(stats, toChunkName(id));
    if (page.length === 0) throw new Error(`${name}: no chunk for route ${id}`);
    return [id, [...new Set([...exposed, ...page])].filter((script) => script !== entry)];
  });
  const parts = routes.flatMap(([id, scripts]) =>
    Object.keys(stats.namedChunkGroups ?? {})
      .filter((chunk) => chunk.startsWith(`${toChunkName(id)}.`))
      .map((chunk): [string, string[]] => [
        id + chunk.slice(id.length),
        listScripts(stats, chunk).filter((script) => !scripts.includes(script)),
      ]),
  );
  return [...routes, ...parts];
}

const toChunkName = (routeId: string): string => routeId.replace(':', '-');

const listServerFiles = async ({ workFolder }: BuildPlan): Promise<string[]> => {
  const names = await readdir(path.join(workFolder, 'server')).catch(() => []);
  return names.map((name) => `server/${name}`);
};

/** Makes the entry, the server build and the federation manifest equal on all machines. */
async function rewriteEntries(build: BuildPlan, entry: string): Promise<void> {
  const { workFolder } = build;
  for (const file of [entry, ...(await listServerFiles(build))]) {
    const target = path.join(workFolder, file);
    await writeFile(target, makeReproducible(await readFile(target, 'utf8')));
  }
  const federation = path.join(workFolder, FEDERATION_MANIFEST);
  // the benchmark's single bundle has none
  if (!existsSync(federation)) return;
  await writeFile(federation, completeManifest(await readFile(federation, 'utf8'), build));
}

/** Renaming a folder is atomic and fails when the target has files: of two equal builds the first stays. */
async function moveIntoPlace({ folder, workFolder }: BuildPlan): Promise<void> {
  await rename(workFolder, folder).catch(async (error: unknown) => {
    if (!findBuild(folder)) throw error;
    await rm(workFolder, { recursive: true });
  });
}

/** Hashes of all files of browser and server build, sorted by name. */
async function hashFiles(
  build: BuildPlan,
  pinned: ReadonlyMap<string, { integrity: string }>,
): Promise<Record<string, string>> {
  const serverHashes = await Promise.all(
    (await listServerFiles(build)).map(async (name) => {
      const content = await readFile(path.join(build.workFolder, name));
      return [name, getIntegrity(content)] as const;
    }),
  );
  const browserHashes = [...pinned].map(([name, { integrity }]) => [name, integrity] as const);
  return Object.fromEntries([...browserHashes, ...serverHashes].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The hash of a file's content as manifests write it: `sha384-…`. */
export const getIntegrity = (content: Uint8Array): string => `sha384-${hash('sha384', content, 'base64')}`;

async function pinFile(build: BuildPlan, name: string) {
  const file = path.join(build.workFolder, name);
  const content = await readFile(file);
  if (build.mode === 'production' && /\.(js|css|svg|json)$/.test(name)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    await writeFile(`${file}.br`, await compress(content, { params }));
  }
  return { url: getPublicPath(build) + name, integrity: getIntegrity(content), bytes: content.length };
}
