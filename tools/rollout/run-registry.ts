import { listSlots } from '@holeshot/contract';
import type { Explanation } from '../../server/src/builds/choose/explain';
import type { ShownRegistry } from '../../server/src/builds/rollout/routes';
import { askSite } from '../site/ask-site';
import type { RegistryCommand } from './parse-command';
import { describeSlot, percent } from './run-rollout';

/** Shows a site's registry, or explains a visitor's builds. */
export async function runRegistry(command: RegistryCommand, log: (line: string) => void): Promise<void> {
  if (command.task === 'explain') {
    const path = `/api/deploy/registry/explain?visitor=${command.visitor}`;
    for (const line of await askSite<Explanation[]>(command, path)) log(explain(line));
    return;
  }
  const shown = await askSite<ShownRegistry>(command, '/api/deploy/registry');
  const { generation, registry, isSigned = false, refused = null, untried = [] } = shown;
  log(`Generation ${generation} of ${command.site}${isSigned ? ', signed with its key' : ''}`);
  if (refused !== null) log(`Generation ${refused} is not: visitors do not get it.`);
  for (const { name, slot } of listSlots(registry)) log(`${name}: ${describeSlot(slot, untried)}`);
}

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
