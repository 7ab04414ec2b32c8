import { parseArgs } from 'node:util';
import { listSlots } from '@holeshot/contract';
import { findGeneration, signAgain } from '../../server/src/builds/registry/sign-again';
import { loadSettings } from '../../server/src/settings';
import { runCommand, UsageError } from '../site/run-command';
import { withDatabase } from '../site/with-database';
import { describeSlot } from './run-rollout';

const USAGE = `Usage: npm run registry -- sign [--generation <number>]

Prints the builds of the newest generation in the database of this folder's settings, or of the given one. With --generation it
writes them as a new generation, signed with REGISTRY_KEY: processes with that key then serve these builds. Needed once
when REGISTRY_KEY is set or changed. With the embedded database, stop the site before.
Exit code: 0 done; 1 not; 2 wrong usage.`;

function parseGeneration(args: string[]): number | undefined {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { generation: { type: 'string' } },
  });
  if (positionals.length > 1) throw new UsageError('Say nothing after sign but the options.');
  if (values.generation === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(values.generation))
    throw new UsageError(`${values.generation} is no number of a generation.`);
  return Number(values.generation);
}

/** Runs `npm run registry -- sign`, with the database of the settings. */
export const runSignCommand = (): Promise<void> =>
  runCommand({ usage: USAGE, failed: 'Not signed: ' }, async (args) => {
    const requested = parseGeneration(args);
    const settings = loadSettings();
    if (!settings.registryKey) throw new UsageError('Set REGISTRY_KEY: there is nothing to sign with.');
    await withDatabase(settings, async (database) => {
      const found = await findGeneration(database, requested);
      if (!found) throw new UsageError('The database has no such generation of the registry.');
      const { generation, registry, who, why } = found;
      console.log(`Generation ${generation}, by ${who}: ${why}`);
      for (const { name, slot } of listSlots(registry)) console.log(`${name}: ${describeSlot(slot)}`);
      if (requested === undefined) console.log(`To sign these builds, add --generation ${generation}`);
      else console.log(`Signed as generation ${await signAgain(database, found)}`);
    });
  });
