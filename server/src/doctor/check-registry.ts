import { type RegistrySource, readRegistry } from '../builds/registry/registry';
import { type Finding, fault, fine } from './finding';

const WHAT = 'Registry';

/** Whether the newest generation of the registry is signed with the key of the settings; nothing without a key. */
export async function checkRegistry(source: RegistrySource): Promise<Finding[]> {
  if (!source.registryKey) return [];
  const { current, refused } = await readRegistry(source);
  if (refused === undefined)
    return [
      fine(
        WHAT,
        current ? `Generation ${current.generation} is signed with REGISTRY_KEY.` : 'It is still empty.',
      ),
    ];
  const used = current ? `visitors get generation ${current.generation}` : 'the site cannot start';
  return [
    fault(
      WHAT,
      `Generation ${refused} is not signed with REGISTRY_KEY: ${used}, and nobody can change a rollout.`,
      'Find out who wrote it, then sign a generation: npm run registry -- sign',
    ),
  ];
}
