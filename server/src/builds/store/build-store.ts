import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import vm from 'node:vm';
import type * as contract from '@holeshot/contract';
import type { Container, RemoteManifest, RemoteName } from '@holeshot/contract';
import { type BuildManifest, type BuildRef, buildManifestSchema } from '@holeshot/contract/wire';
import { LRUCache } from 'lru-cache';

/** A remote's server build. Only the shell knows the type of its pages. */
interface RemoteCode {
  manifest: RemoteManifest;
  pages: Record<string, unknown>;
}

export type ServerShell = contract.ServerShell<RemoteCode>;

/** The most parts of builds in memory. Code takes about 100 kB: every remote's stable, previous and a few candidates fit. */
const MAX_PARTS = 200;

/** Files of builds, by name and content id. Each is loaded once; a failure is not cached. */
export interface BuildStore {
  /** The folder of a build. Rejects when there is none. */
  folder: (name: string, buildId: string) => Promise<string>;
  /** The build of that id; undefined when there is none. */
  find: (name: string, buildId: string) => Promise<BuildRef | undefined>;
  /** Rejects when there is no such build, or its entry is not the one the registry pins. */
  manifest: (name: string, ref: BuildRef) => Promise<BuildManifest>;
  shell: (ref: BuildRef) => Promise<ServerShell>;
  /** Opens a remote's build with the shell's shared modules. Rejects when one is missing or has the wrong version. */
  remote: (name: RemoteName, ref: BuildRef, shell: BuildRef) => Promise<RemoteCode>;
}

/** With the integrity, because a development build changes under its id. */
const getKey = ({ buildId, integrity }: BuildRef): string => `${buildId} ${integrity}`;

interface BuildStoreOptions {
  /** absolute; each has `<name>/<build id>/` folders */
  folders: readonly string[];
  /** Called for a build that is in none of the folders; resolves to true once it is. */
  fetchBuild?: (name: string, buildId: string) => Promise<boolean>;
}

/** Finds builds in folders, and caches what it has loaded. */
export function createBuildStore({ folders, fetchBuild }: BuildStoreOptions): BuildStore {
  const cache = new LRUCache<string, Promise<unknown>>({ max: MAX_PARTS });
  const once = <T>(key: string, load: () => Promise<T>): Promise<T> => {
    const cached = cache.get(key) as Promise<T> | undefined;
    if (cached) return cached;
    const loading = load();
    cache.set(key, loading);
    loading.catch(() => cache.delete(key));
    return loading;
  };
  const findFolder = async (name: string, buildId: string): Promise<string | undefined> => {
    for (const folder of folders) {
      const candidate = path.join(folder, name, buildId);
      const exists = await access(path.join(candidate, 'manifest.json')).then(
        () => true,
        () => false,
      );
      if (exists) return candidate;
    }
    return undefined;
  };
  const folder = (name: string, buildId: string): Promise<string> =>
    once(`folder ${name} ${buildId}`, async () => {
      const found = await findFolder(name, buildId);
      if (found) return found;
      const isFetched = await fetchBuild?.(name, buildId);
      const fetched = isFetched ? await findFolder(name, buildId) : undefined;
      if (fetched) return fetched;
      throw new Error(`There is no build ${buildId} of ${name}`);
    });
  const inBuild = async (name: string, { buildId }: BuildRef, file: string) =>
    path.join(await folder(name, buildId), file);

  const shell = (ref: BuildRef): Promise<ServerShell> =>
    once(`shell ${getKey(ref)}`, async () => {
      const module = await loadCommonJs(await inBuild('shell', ref, 'server/shell.cjs'));
      return (module as { shell: ServerShell }).shell;
    });

  const readManifest = async (folder: string): Promise<BuildManifest> =>
    buildManifestSchema.parse(JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')));

  return {
    folder,
    shell,
    async find(name, buildId) {
      const found = await folder(name, buildId).catch(() => undefined);
      return found ? { buildId, integrity: (await readManifest(found)).entry.integrity } : undefined;
    },
    manifest: (name, ref) =>
      once(`manifest ${name} ${getKey(ref)}`, async () => {
        const manifest = await readManifest(await folder(name, ref.buildId));
        if (manifest.entry.integrity !== ref.integrity) {
          throw new Error(`Build ${ref.buildId} of ${name} is not the one the registry pins`);
        }
        return manifest;
      }),
    // a container belongs to the shell that opened it
    remote: (name, ref, shellRef) =>
      once(`remote ${name} ${getKey(ref)} ${getKey(shellRef)}`, async () => {
        const { openShareScope } = await shell(shellRef);
        const container = (await loadCommonJs(await inBuild(name, ref, 'server/remote.cjs'))) as Container;
        await container.init(await openShareScope(), []);
        const { remote } = (await container.get('./remote'))() as { remote?: RemoteCode };
        if (!remote?.manifest || !remote.pages)
          throw new Error(`Build ${ref.buildId} of ${name} exposes no remote`);
        return remote;
      }),
  };
}

/**
 * Runs a server build (one CommonJS file) and returns its exports. `require` returns Node's own modules and throws for
 * any other, so that no build contains a second React. Uses `vm.compileFunction`, because V8 never frees a `vm.Script`:
 * that leaks 52 kB per build.
 */
export async function loadCommonJs(file: string): Promise<unknown> {
  const code = await readFile(file, 'utf8');
  const module = { exports: {} as unknown };
  const requireBuiltin = (name: string): unknown => {
    const builtin: unknown = process.getBuiltinModule(name as 'node:fs');
    if (builtin) return builtin;
    throw new Error(`${file} requires ${name}, which is no part of Node`);
  };
  vm.compileFunction(code, ['module', 'exports', 'require', '__filename'], { filename: file })(
    module,
    module.exports,
    requireBuiltin,
    file,
  );
  return module.exports;
}
