import type { RemoteManifest, RemoteName, Render } from '@holeshot/contract';
import type { BuildRef } from '@holeshot/contract/wire';
import type { BuildStore } from './build-store';

/** Builds that make pages together. */
export interface BuildSet {
  shell: BuildRef;
  remotes: { name: RemoteName; ref: BuildRef; manifest: RemoteManifest }[];
}

export interface OpenedSet {
  render: Render;
  /** site-relative url of the shell's font */
  fontUrl: string;
}

/** Opens the server halves of builds. Rejects when the shell's cannot be opened; a remote's is opened with its first page. */
export type OpenSet = (set: BuildSet) => Promise<OpenedSet>;

/** Opens builds in this thread. What they do wrong, they do to the whole process: for builds of this machine only. */
export const openInThisThread =
  (store: BuildStore): OpenSet =>
  async ({ shell, remotes }) => {
    const { createRenderer, fontUrl } = await store.shell(shell);
    const servers = remotes.map(({ name, ref, manifest }) => ({
      manifest,
      load: () => store.remote(name, ref, shell),
    }));
    return { render: createRenderer(servers), fontUrl };
  };
