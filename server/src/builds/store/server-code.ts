import { readFile } from 'node:fs/promises';
import vm from 'node:vm';
import type * as contract from '@holeshot/contract';
import type { Container, RemoteManifest, Render } from '@holeshot/contract';
import { getIntegrity } from './integrity';
import { createLoadOnce } from './load-once';

/** A remote's server build. Only the shell knows the type of its pages. */
interface RemoteCode {
  manifest: RemoteManifest;
  pages: Record<string, unknown>;
}

export type ServerShell = contract.ServerShell<RemoteCode>;

/** The server build: one CommonJS file. */
export interface CodeFile {
  /** absolute */
  file: string;
  /** expected hash of the file; absent in builds of older releases */
  integrity?: string | undefined;
  /** a key that differs for different content, also of development builds, which change under their id */
  key: string;
}

/** Server builds that render pages together, as plain data that can be sent to another process. */
export interface CodeSet {
  shell: CodeFile;
  remotes: { manifest: RemoteManifest; code: CodeFile }[];
}

export interface OpenedSet {
  render: Render;
  /** site-relative url of the shell's font */
  fontUrl: string;
  /** Loads a remote before its first page. Rejects when it cannot be opened. */
  load: (name: string) => Promise<unknown>;
}

/**
 * Maximum server builds in memory, about 100 kB each: enough for every remote's stable and previous builds and a few
 * candidates.
 */
const MAX_FILES = 100;
const MAX_SETS = 16;

/**
 * Returns a function that opens sets of server builds in this process, each set and each file once. It rejects when the
 * shell's cannot be opened; a remote's is opened with its first page.
 */
export function createCodeOpener(): (set: CodeSet) => Promise<OpenedSet> {
  const once = createLoadOnce(MAX_FILES);
  const setOnce = createLoadOnce(MAX_SETS);
  const openShell = (code: CodeFile): Promise<ServerShell> =>
    once(code.key, async () => ((await loadCommonJs(code)) as { shell: ServerShell }).shell);
  // a container belongs to the shell that opened it
  const openRemote = (code: CodeFile, shellCode: CodeFile): Promise<RemoteCode> =>
    once(`${code.key} ${shellCode.key}`, async () => {
      const { openShareScope } = await openShell(shellCode);
      const container = (await loadCommonJs(code)) as Container;
      await container.init(await openShareScope(), []);
      const { remote } = (await container.get('./remote'))() as { remote?: RemoteCode };
      if (!remote?.manifest || !remote.pages) throw new Error(`${code.file} exposes no remote`);
      return remote;
    });
  const openSet = async ({ shell, remotes }: CodeSet): Promise<OpenedSet> => {
    const { createRenderer, fontUrl } = await openShell(shell);
    const servers = remotes.map(({ manifest, code }) => ({ manifest, load: () => openRemote(code, shell) }));
    const load = async (name: string) => servers.find(({ manifest }) => manifest.name === name)?.load();
    return { render: createRenderer(servers), fontUrl, load };
  };
  return (set) => {
    const files = [set.shell, ...set.remotes.map(({ code }) => code)];
    return setOnce(files.map(({ key }) => key).join(' '), () => openSet(set));
  };
}

/**
 * Runs a server build and returns its exports; throws when its content has another hash. `require` returns Node's own
 * modules and throws for any other, so that no build contains a second React. Uses `vm.compileFunction`, because V8
 * never frees a `vm.Script`: that leaks 52 kB per build.
 */
export async function loadCommonJs({ file, integrity }: Omit<CodeFile, 'key'>): Promise<unknown> {
  const code = await readFile(file, 'utf8');
  if (integrity !== undefined && integrity !== getIntegrity(code))
    throw new Error(`${file} is not the file that the manifest of its build lists`);
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
