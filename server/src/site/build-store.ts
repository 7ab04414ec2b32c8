import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@holeshot/contract';
import { type BuildManifest, type BuildRef, buildManifestSchema } from '@holeshot/contract/wire';
import { LRUCache } from 'lru-cache';
import { loadCommonJs } from './load-commonjs';
import type { RemoteCode, ServerShell } from './shell-interface';

/** Builds kept in memory; each takes about 100 kB. Every remote's stable, previous and a few candidates fit. */
const KEPT = 64;

/** Finished builds on disk, by name and content id. Loading is done once per build; a failure is not kept. */
export interface BuildStore {
  /** Throws when there is no such build, or its entry is not the one the registry pins. */
  manifest: (name: string, ref: BuildRef) => Promise<BuildManifest>;
  shell: (ref: BuildRef) => Promise<ServerShell>;
  remote: (name: RemoteName, ref: BuildRef, provided: Record<string, unknown>) => Promise<RemoteCode>;
}

export function createBuildStore(folder: string): BuildStore {
  const kept = new LRUCache<string, Promise<unknown>>({ max: KEPT });
  const once = <T>(key: string, load: () => Promise<T>): Promise<T> => {
    const known = kept.get(key) as Promise<T> | undefined;
    if (known) return known;
    const loading = load();
    kept.set(key, loading);
    loading.catch(() => kept.delete(key));
    return loading;
  };
  const inBuild = (name: string, { buildId }: BuildRef, file: string) =>
    path.join(folder, name, buildId, file);

  return {
    manifest: (name, ref) =>
      once(`manifest ${name} ${ref.buildId}`, async () => {
        const text = await readFile(inBuild(name, ref, 'manifest.json'), 'utf8');
        const manifest = buildManifestSchema.parse(JSON.parse(text));
        if (manifest.entry.integrity !== ref.integrity) {
          throw new Error(`Build ${ref.buildId} of ${name} is not the one the registry pins`);
        }
        return manifest;
      }),
    shell: (ref) =>
      once(`shell ${ref.buildId}`, async () => {
        const module = await loadCommonJs(inBuild('shell', ref, 'server/shell.cjs'), {});
        return (module as { shell: ServerShell }).shell;
      }),
    remote: (name, ref, provided) =>
      once(`remote ${name} ${ref.buildId}`, async () => {
        const module = await loadCommonJs(inBuild(name, ref, 'server/remote.cjs'), provided);
        const { remote } = module as { remote?: RemoteCode };
        if (!remote?.manifest || !remote.pages)
          throw new Error(`Build ${ref.buildId} of ${name} exports no remote`);
        return remote;
      }),
  };
}
