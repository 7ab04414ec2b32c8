import { listSlots } from '@holeshot/contract';
import type { Explanation } from '../../server/src/builds/choose/explain';
import type { ShownRegistry } from '../../server/src/builds/rollout/routes';
import { askSite } from '../site/ask-site';
import { runCommand } from '../site/run-command';
import { parseRegistry } from './parse-command';
import { describeSlot, percent } from './run-rollout';

const USAGE = `Usage: npm run registry -- show | explain --visitor <id> --site <address> --token <token>

show prints the builds that visitors of a site get, and checks its signature. explain says why a visitor gets which
builds; the id is that of the visitor's cookie holeshot_visitor. The token may be in the variable HOLESHOT_TOKEN.
Exit code: 0 done; 1 refused; 2 wrong usage.`;

/** Runs `npm run registry`: shows a site's registry, or explains a visitor's builds. */
export const runRegistryCommand = (args?: string[]): Promise<void> =>
  runCommand({ usage: USAGE, failed: 'Not done: ', args }, async (given) => {
    const command = parseRegistry(given, process.env);
    if (command.task === 'explain') {
      const path = `/api/deploy/registry/explain?visitor=${command.visitor}`;
      for (const line of await askSite<Explanation[]>(command, path)) console.log(explain(line));
      return;
    }
    const shown = await askSite<ShownRegistry>(command, '/api/deploy/registry');
    const { generation, registry, isSigned = false, refused = null, untried = [] } = shown;
    console.log(`Generation ${generation} of ${command.site}${isSigned ? ', signed with its key' : ''}`);
    if (refused !== null) console.log(`Generation ${refused} is not: visitors do not get it.`);
    for (const { name, slot } of listSlots(registry)) console.log(`${name}: ${describeSlot(slot, untried)}`);
  });

const REASONS: Record<Explanation['reason'], string> = {
  override: 'an override asks for it',
  staff: 'staff gets the candidate',
  club: 'the club gets the candidate',
  user: 'the person gets the candidate',
  bucket: 'the bucket is below the weight',
  stable: 'it is the stable build',
  fallback: 'better ones failed',
};

function explain({ name, chosen, used, reason, bucket, weight }: Explanation): string {
  const rollout = weight === null ? '' : `; bucket ${bucket} of 10000, ${percent(weight)} get the candidate`;
  const replaced = used === chosen ? '' : `; it cannot be used, ${used ?? 'none'} is in its place`;
  return `${name}: ${chosen}, because ${REASONS[reason]}${rollout}${replaced}`;
}
