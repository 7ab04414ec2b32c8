import { createHash } from 'node:crypto';
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
  if (build.mode === 'production') await rewriteEntries(build, stats);
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
  const listScripts = (name: string): string[] =>
    (stats.namedChunkGroups?.[name]?.assets ?? [])
      .map((asset) => asset.name)
      .filter((asset) => asset.endsWith('.js') && !asset.includes('.hot-update.'));

  const main = build.manifest ? 'entry.js' : listScripts('main').at(-1);
  if (!main) throw new Error(`${build.name}: the build has no entry`);
  const exposedChunks = build.manifest ? listScripts('remote') : [];
  const routes = build.routeIds.map((id) => {
    const page = listScripts(id.replace(':', '-'));
    if (page.length === 0) throw new Error(`${build.name}: no chunk for route ${id}`);
    return [id, [...new Set([...exposedChunks, ...page])].filter((name) => name !== main)] as const;
  });
  const parts = routes.flatMap(([id, routeFiles]) =>
    Object.keys(stats.namedChunkGroups ?? {})
      .filter((name) => name.startsWith(`${id.replace(':', '-')}.`))
      .map((name) => {
        const part = name.slice(name.indexOf('.'));
        return [`${id}${part}`, listScripts(name).filter((file) => !routeFiles.includes(file))] as const;
      }),
  );

  const manifest: BuildManifest = {
    name: build.name,
    buildId: build.buildId,
    global: build.global,
    entry: getFile(main),
    chunks: Object.fromEntries([...routes, ...parts].map(([id, names]) => [id, names.map(getFile)])),
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

/** Makes the entry, the server build and the federation manifest equal on all machines. */
async function rewriteEntries(build: BuildPlan, stats: StatsCompilation): Promise<void> {
  const { manifest, workFolder } = build;
  const entry = manifest ? 'entry.js' : stats.namedChunkGroups?.main?.assets?.at(-1)?.name;
  const serverFiles = await readdir(path.join(workFolder, 'server')).catch(() => []);
  for (const file of [...(entry ? [entry] : []), ...serverFiles.map((name) => path.join('server', name))]) {
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
  { workFolder }: BuildPlan,
  pinned: ReadonlyMap<string, { integrity: string }>,
): Promise<Record<string, string>> {
  const files = await readdir(path.join(workFolder, 'server')).catch(() => []);
  const names = files.map((name) => `server/${name}`);
  const serverHashes = await Promise.all(
    names.map(async (name) => [name, getIntegrity(await readFile(path.join(workFolder, name)))] as const),
  );
  const browserHashes = [...pinned].map(([name, { integrity }]) => [name, integrity] as const);
  return Object.fromEntries([...browserHashes, ...serverHashes].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The hash of a file's content as manifests write it: `sha384-…`. */
export const getIntegrity = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

async function pinFile(build: BuildPlan, name: string) {
  const file = path.join(build.workFolder, name);
  const content = await readFile(file);
  if (build.mode === 'production' && /\.(js|css|svg|json)$/.test(name)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    await writeFile(`${file}.br`, await compress(content, { params }));
  }
  return { url: getPublicPath(build) + name, integrity: getIntegrity(content), bytes: content.length };
}
