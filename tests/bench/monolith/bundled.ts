import type { RemoteName } from '@holeshot/contract';
import type { RemoteModule } from '@holeshot/platform';
import { remote as account } from '../../../mf-account/src/remote';
import { remote as admin } from '../../../mf-admin/src/remote';
import { remote as pub } from '../../../mf-public/src/remote';
import { remote as race } from '../../../mf-race/src/remote';
import type { RemoteSource } from '../../../shell/src/federation/federated-source';
import { createFixedLoader } from '../../../shell/src/federation/fixed-loader';

const remotes = [pub, race, account, admin];

export const loadRemote = async (name: RemoteName): Promise<RemoteModule> => {
  const remote = remotes.find(({ manifest }) => manifest.name === name);
  if (!remote) throw new Error(`No ${name} in this build`);
  return remote;
};

/** The baseline of the benchmark: the same pages in one build, each page a lazy chunk. */
export const bundled: RemoteSource = {
  loader: createFixedLoader(loadRemote),
  preload: () => undefined,
  warmUp: () => undefined,
};
