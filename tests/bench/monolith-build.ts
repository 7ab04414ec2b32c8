import path from 'node:path';
import { buildsFolder, shellBuild } from '@holeshot/build';
import type { BuildManifest } from '@holeshot/contract/wire';
import { loadCommonJs } from '../../server/src/site/load-commonjs';
import type { Resolution } from '../../server/src/site/resolve';
import type { ServerShell } from '../../server/src/site/shell-interface';
import { buildAll, REMOTE_MANIFESTS } from '../../tools/build/build-all';

const routeIds = REMOTE_MANIFESTS.flatMap(({ routes }) => routes.map(({ id }) => id));

/** The one bundle, built when it is not there, as the site's server sees builds. */
export async function monolithResolution({ render }: { render: 'server' | 'browser' }): Promise<Resolution> {
  const build = shellBuild({ source: 'tests/bench/monolith', name: 'monolith', routeIds });
  const [manifest] = await buildAll({ log: (line) => console.log(line), builds: [build] });
  if (!manifest) throw new Error('The single bundle was not built');
  const file = path.join(buildsFolder, manifest.name, manifest.buildId, 'server/shell.cjs');
  const { shell } = (await loadCommonJs(file, {})) as { shell: ServerShell };
  return {
    key: `${render} ${manifest.buildId}`,
    shell: render === 'server' ? shell : renderedInBrowser(shell),
    shellManifest: manifest,
    manifests: [manifest],
    resolved: REMOTE_MANIFESTS.map((remote) => describe(manifest, remote)),
    servers: REMOTE_MANIFESTS.map((remote) => ({
      manifest: remote,
      load: () => Promise.reject(new Error('bundled')),
    })),
  };
}

const describe = (manifest: BuildManifest, remote: (typeof REMOTE_MANIFESTS)[number]) => ({
  name: remote.name,
  buildId: manifest.buildId,
  global: '',
  entry: manifest.entry,
  chunks: {},
  manifest: remote,
});

/** A plain single-page application: an empty root, and nothing of the route named ahead. */
const renderedInBrowser = (shell: ServerShell): ServerShell => ({
  ...shell,
  createRenderer: () => async () => ({
    rendered: false,
    status: 200,
    html: '',
    styles: '',
    meta: { title: 'Holeshot', description: '' },
    hydration: null,
    routeId: null,
  }),
});
