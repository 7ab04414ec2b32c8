import type { BySlot } from '@holeshot/contract';
import type { BuildRef } from '@holeshot/contract/wire';
import { appendRegistry, findRegistry, withStableBuilds } from '../../../server/src/builds/registry/registry';
import { readSettings } from '../../../server/src/settings';
import { startSite } from '../../../server/src/start-site';

/** A message to the running site: make builds the stable ones of the shell and of remotes. */
export type RollOut = BySlot<BuildRef>;

/* Runs the site in a child process of a test. Sends its origin to the test, and rolls out builds on request. */
const site = await startSite(readSettings(process.env), () => undefined);

process.on('message', async (builds: RollOut) => {
  const current = await findRegistry(site.database);
  const generation = await appendRegistry(site.database, {
    after: current,
    registry: withStableBuilds(current?.registry, builds),
    who: 'a test',
    why: 'to see these builds',
  });
  process.send?.({ generation: generation.generation });
});
process.once('SIGTERM', () => site.stop().then(() => process.exit(0)));
process.send?.({ origin: site.origin });
