import path from 'node:path';
import { buildsFolder, shellBuild } from '@holeshot/build';
import type { RemoteManifest, Render } from '@holeshot/contract';
import type { BuildManifest } from '@holeshot/contract/wire';
import type { Resolution } from '../../server/src/builds/choose/resolve';
import { loadCommonJs, type ServerShell } from '../../server/src/builds/store/server-code';
import { compileBuilds } from '../../tools/build/compile-builds';
import { currentBuilds } from '../../tools/build/own-builds';

const manifests = currentBuilds().flatMap(({ manifest }) => manifest ?? []);
const routeIds = manifests.flatMap(({ routes }) => routes.map(({ id }) => id));

/** Builds the single bundle if needed, and returns it as the server resolves builds. */
export async function monolithResolution({ render }: { render: 'server' | 'browser' }): Promise<Resolution> {
  const build = shellBuild({ source: 'tests/bench/monolith', name: 'monolith', routeIds });
  const [manifest] = await compileBuilds({ log: (line) => console.log(line), builds: [build] });
  if (!manifest) throw new Error('The single bundle was not built');
  const file = path.join(buildsFolder, manifest.name, manifest.buildId, 'server/shell.cjs');
  const { shell } = (await loadCommonJs({ file })) as { shell: ServerShell };
  const servers = manifests.map((remote) => ({
    manifest: remote,
    load: () => Promise.reject(new Error('bundled')),
  }));
  return {
    key: `${render} ${manifest.buildId}`,
    id: render,
    refs: {},
    unusable: [],
    render: render === 'server' ? shell.createRenderer(servers) : renderNothing,
    fontUrl: shell.fontUrl,
    shellManifest: manifest,
    manifests: [manifest],
    resolved: manifests.map((remote) => describe(manifest, remote)),
  };
}

const describe = (manifest: BuildManifest, remote: RemoteManifest) => ({
  name: remote.name,
  buildId: manifest.buildId,
  global: '',
  entry: manifest.entry,
  chunks: {},
  manifest: remote,
});

/** A plain single-page application: an empty root and no preloaded chunks. */
const renderNothing: Render = async () => ({
  rendered: false,
  status: 200,
  html: '',
  styles: '',
  meta: { title: 'Holeshot', description: '' },
  hydration: null,
  routeId: null,
});
