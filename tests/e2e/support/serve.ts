import type { RemoteName } from '@holeshot/contract';
import type { BuildRef } from '@holeshot/contract/wire';
import { readSettings } from '../../../server/src/settings';
import { appendRegistry, findRegistry, withStableBuilds } from '../../../server/src/site/registry';
import { startSite } from '../../../server/src/start-site';

/** Asks the running site to make a build the stable one of a remote. */
export interface RollOut {
  remote: RemoteName;
  ref: BuildRef;
}

/*
 * The site in a process of its own, as a user starts it, with a line to the test that started it: it tells the
 * address, and takes orders to roll a build out.
 */
const site = await startSite(readSettings(process.env), () => undefined);

process.on('message', async ({ remote, ref }: RollOut) => {
  const current = await findRegistry(site.database);
  const generation = await appendRegistry(site.database, {
    after: current?.generation ?? 0,
    registry: withStableBuilds(current?.registry, { [remote]: ref }),
    who: 'a test',
    why: 'to see both builds',
  });
  process.send?.({ generation: generation.generation });
});
process.once('SIGTERM', () => site.stop().then(() => process.exit(0)));
process.send?.({ origin: site.origin });
