import { findSlot } from '@holeshot/contract';
import type { BuildRef, Registry, RegistrySlot } from '@holeshot/contract/wire';
import { askSite } from '../site/ask-site';
import type { RolloutCommand } from './parse-command';

/** A share of visitors as text: 250 basis points are `2.5 %`. */
export const percent = (weight: number): string => `${weight / 100} %`;

/** A slot in one line. `untried` are the ids of builds that were published without `npm run publish` opening them. */
export function describeSlot(
  { stable, previous, rollout, killed }: RegistrySlot,
  untried: readonly string[] = [],
): string {
  const getName = (build: BuildRef) =>
    build.buildId + (untried.includes(build.buildId) ? ' (not tried in a browser)' : '');
  const parts = [
    `stable ${stable ? getName(stable) : 'none'}`,
    ...(previous ? [`before it ${getName(previous)}`] : []),
    ...(rollout
      ? [
          `candidate ${getName(rollout.build)} for ${percent(rollout.weight)}${rollout.suspended === null ? (rollout.isPaused ? ', paused' : '') : `, suspended: ${rollout.suspended}`}`,
        ]
      : []),
    ...(killed.length > 0 ? [`taken back ${killed.join(', ')}`] : []),
  ];
  return parts.join('; ');
}

/** Runs an action on the newest generation of a site's registry, and prints the result. */
export async function runRollout(command: RolloutCommand, log: (line: string) => void): Promise<void> {
  const { name, action } = command;
  const read = () => askSite<{ generation: number; registry: Registry }>(command, '/api/deploy/registry');
  const { generation } = await read();
  await askSite(command, `/api/deploy/${name}/rollout`, {
    body: JSON.stringify({ ...action, generation }),
    type: 'application/json',
  });
  const after = await read();
  const slot = findSlot(after.registry, name);
  log(`Generation ${after.generation}. ${name}: ${slot ? describeSlot(slot) : 'no build'}`);
}
