import { remote as account } from '../../../mf-account/src/remote';
import { remote as admin } from '../../../mf-admin/src/remote';
import { remote as pub } from '../../../mf-public/src/remote';
import { remote as race } from '../../../mf-race/src/remote';
import type { RemoteSource } from '../../../shell/src/federation/load-federated';

const remotes = [pub, race, account, admin];

/** What federation is measured against: the same pages in one build, each page a lazy chunk. */
export const bundled: RemoteSource = {
  async load(name) {
    const found = remotes.find(({ manifest }) => manifest.name === name);
    if (!found) throw new Error(`No ${name} in this build`);
    return found;
  },
  preload: () => undefined,
};
