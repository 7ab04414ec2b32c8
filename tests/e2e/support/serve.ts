import type { RemoteName } from '@holeshot/contract';
import type { BuildRef } from '@holeshot/contract/wire';
import { readSettings } from '../../../server/src/settings';
import { appendRegistry, findRegistry, withStableBuilds } from '../../../server/src/site/registry';
import { startSite } from '../../../server/src/start-site';

/** A message to the running site: make a build the stable one of a remote. */
export interface RollOut {
  remote: RemoteName;
  ref: BuildRef;
}

/* Runs the site in a child process of a test. Sends its origin to the test, and rolls out builds on request. */
const site = await startSite(readSettings(process.env), () => undefined);

process.on('message', async ({ remote, ref }: RollOut) => {
  const current = await findRegistry(site.database);
  const generation = await appendRegistry(site.database, {
    after: current,
    registry: withStableBuilds(current?.registry, { [remote]: ref }),
    who: 'a test',
    why: 'to see both builds',
  });
  process.send?.({ generation: generation.generation });
});
process.once('SIGTERM', () => site.stop().then(() => process.exit(0)));
process.send?.({ origin: site.origin });
