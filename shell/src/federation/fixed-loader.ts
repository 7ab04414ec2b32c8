import type { RemoteName } from '@holeshot/contract';
import type { RemoteModule } from '@holeshot/platform';
import type { RemoteLoader } from './remote-loader';

/** A loader of remotes that have one build each, as on the server. */
export const createFixedLoader = (loadRemote: (name: RemoteName) => Promise<RemoteModule>): RemoteLoader => ({
  load: async (name, take) => ({ part: await take(await loadRemote(name)), build: BUILD }),
  isInUse: () => true,
  crash: () => false,
});

/** The build's id is not used. */
const BUILD = { buildId: '', global: '', entry: { url: '', integrity: '' } };
