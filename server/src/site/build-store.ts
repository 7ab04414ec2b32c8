import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Container, RemoteName } from '@holeshot/contract';
import { type BuildManifest, type BuildRef, buildManifestSchema } from '@holeshot/contract/wire';
import { LRUCache } from 'lru-cache';
import { loadCommonJs } from './load-commonjs';
import type { RemoteCode, ServerShell } from './shell-interface';

/** The most builds in memory, of about 100 kB each: every remote's stable, previous and a few candidates fit. */
const MAX_BUILDS = 64;

/** Builds on disk, by name and content id. Each is loaded once; a failure is not cached. */
export interface BuildStore {
  /** Rejects when there is no such build, or its entry is not the one the registry pins. */
  manifest: (name: string, ref: BuildRef) => Promise<BuildManifest>;
  shell: (ref: BuildRef) => Promise<ServerShell>;
  /** Opens a remote's build with the shell's shared modules. Rejects when one is missing or has the wrong version. */
  remote: (name: RemoteName, ref: BuildRef, shell: BuildRef) => Promise<RemoteCode>;
}

/** With the integrity, because a development build changes under its id. */
const keyOf = ({ buildId, integrity }: BuildRef): string => `${buildId} ${integrity}`;

/** Reads the builds in `folder`, which is absolute, and caches them. */
export function createBuildStore(folder: string): BuildStore {
  const cache = new LRUCache<string, Promise<unknown>>({ max: MAX_BUILDS });
  const once = <T>(key: string, load: () => Promise<T>): Promise<T> => {
    const cached = cache.get(key) as Promise<T> | undefined;
    if (cached) return cached;
    const loading = load();
    cache.set(key, loading);
    loading.catch(() => cache.delete(key));
    return loading;
  };
  const inBuild = (name: string, { buildId }: BuildRef, file: string) =>
    path.join(folder, name, buildId, file);

  const shell = (ref: BuildRef): Promise<ServerShell> =>
    once(`shell ${keyOf(ref)}`, async () => {
      const module = await loadCommonJs(inBuild('shell', ref, 'server/shell.cjs'));
      return (module as { shell: ServerShell }).shell;
    });

  return {
    shell,
    manifest: (name, ref) =>
      once(`manifest ${name} ${keyOf(ref)}`, async () => {
        const text = await readFile(inBuild(name, ref, 'manifest.json'), 'utf8');
        const manifest = buildManifestSchema.parse(JSON.parse(text));
        if (manifest.entry.integrity !== ref.integrity) {
          throw new Error(`Build ${ref.buildId} of ${name} is not the one the registry pins`);
        }
        return manifest;
      }),
    // a container belongs to the shell that opened it
    remote: (name, ref, shellRef) =>
      once(`remote ${name} ${keyOf(ref)} ${keyOf(shellRef)}`, async () => {
        const { openShareScope } = await shell(shellRef);
        const container = (await loadCommonJs(inBuild(name, ref, 'server/remote.cjs'))) as Container;
        await container.init(await openShareScope(), []);
        const { remote } = (await container.get('./remote'))() as { remote?: RemoteCode };
        if (!remote?.manifest || !remote.pages)
          throw new Error(`Build ${ref.buildId} of ${name} exposes no remote`);
        return remote;
      }),
  };
}
