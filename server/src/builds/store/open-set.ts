import type { RemoteManifest, RemoteName, Render } from '@holeshot/contract';
import type { BuildRef } from '@holeshot/contract/wire';
import type { BuildStore } from './build-store';
import { type CodeSet, createCodeOpener } from './server-code';

/** Builds that render pages together. */
export interface BuildSet {
  shell: BuildRef;
  remotes: { name: RemoteName; ref: BuildRef; manifest: RemoteManifest }[];
}

/** Opens the server builds. Rejects when the shell's cannot be opened; a remote's is opened with its first page. */
export type OpenSet = (set: BuildSet) => Promise<{
  render: Render;
  /** site-relative url of the shell's font */
  fontUrl: string;
}>;

/** The files of a set. */
export async function readCodeSet(store: BuildStore, { shell, remotes }: BuildSet): Promise<CodeSet> {
  return {
    shell: await store.code('shell', shell),
    remotes: await Promise.all(
      remotes.map(async ({ name, ref, manifest }) => ({ manifest, code: await store.code(name, ref) })),
    ),
  };
}

/** Opens builds in this process, whose faults affect all of it: only for builds of this machine. */
export function openInThisProcess(store: BuildStore): OpenSet {
  const open = createCodeOpener();
  return async (set) => open(await readCodeSet(store, set));
}
