import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { BuildManifest } from '@holeshot/contract/wire';
import type { StatsCompilation } from '@rspack/core';
import type { BuildSet } from './build-set';
import { providedVersions } from './provided-names';

const compress = promisify(brotliCompress);

/**
 * Finishes a compiled build: hashes the written files, compresses what travels, and writes `manifest.json` last,
 * so that a folder with a manifest is whole. `stats` are the browser side's.
 * Throws when the remote's manifest names a route that the build has no chunk for.
 */
export async function publishBuild(build: BuildSet, stats: StatsCompilation): Promise<BuildManifest> {
  const names = (await readdir(build.folder, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.(br|json)$/.test(entry.name))
    .map((entry) => entry.name);
  const files = new Map(
    await Promise.all(names.map(async (name) => [name, await pinFile(build, name)] as const)),
  );
  const pinned = (name: string) => {
    const file = files.get(name);
    if (!file) throw new Error(`${build.name}: the build wrote no ${name}`);
    return file;
  };
  const group = (name: string): string[] =>
    (stats.namedChunkGroups?.[name]?.assets ?? [])
      .map((asset) => asset.name)
      .filter((asset) => asset.endsWith('.js'));

  const main = build.manifest ? 'entry.js' : group('main').at(-1);
  if (!main) throw new Error(`${build.name}: the build has no entry`);
  const exposed = build.manifest ? group('remote') : [];
  const routes = build.routeIds.map((id) => {
    const page = group(id.replace(':', '-'));
    if (page.length === 0) throw new Error(`${build.name}: no chunk for route ${id}`);
    return [id, [...new Set([...exposed, ...page])].filter((name) => name !== main)] as const;
  });
  const parts = routes.flatMap(([id, ofRoute]) =>
    Object.keys(stats.namedChunkGroups ?? {})
      .filter((name) => name.startsWith(`${id.replace(':', '-')}.`))
      .map((name) => {
        const part = name.slice(name.indexOf('.'));
        return [`${id}${part}`, group(name).filter((file) => !ofRoute.includes(file))] as const;
      }),
  );

  const manifest: BuildManifest = {
    name: build.name,
    buildId: build.buildId,
    global: build.global,
    entry: pinned(main),
    chunks: Object.fromEntries([...routes, ...parts].map(([id, names]) => [id, names.map(pinned)])),
    assets: Object.fromEntries([...files].filter(([name]) => !name.endsWith('.js'))),
    provided: providedVersions(),
    remote: build.manifest,
  };
  const file = path.join(build.folder, 'manifest.json');
  await writeFile(`${file}.part`, `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(`${file}.part`, file);
  return manifest;
}

async function pinFile(build: BuildSet, name: string) {
  const file = path.join(build.folder, name);
  const content = await readFile(file);
  if (/\.(js|css|svg|json)$/.test(name)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    await writeFile(`${file}.br`, await compress(content, { params }));
  }
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  return { url: `/builds/${build.name}/${build.buildId}/${name}`, integrity, bytes: content.length };
}
