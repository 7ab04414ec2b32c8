import type { Registry, RegistrySlot } from '@holeshot/contract/wire';
import { askSite } from '../site/ask-site';
import type { RolloutCommand } from './parse-command';

/** A share of visitors as text: 250 basis points are `2.5 %`. */
export const percent = (weight: number): string => `${weight / 100} %`;

/** A slot in one line. */
export function describeSlot({ stable, previous, rollout, killed }: RegistrySlot): string {
  const parts = [
    `stable ${stable?.buildId ?? 'none'}`,
    ...(previous ? [`before it ${previous.buildId}`] : []),
    ...(rollout
      ? [
          `candidate ${rollout.build.buildId} for ${percent(rollout.weight)}${rollout.suspended === null ? (rollout.isPaused ? ', paused' : '') : `, suspended: ${rollout.suspended}`}`,
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
  const slot = name === 'shell' ? after.registry.shell : after.registry.remotes[name];
  log(`Generation ${after.generation}. ${name}: ${slot ? describeSlot(slot) : 'no build'}`);
}
