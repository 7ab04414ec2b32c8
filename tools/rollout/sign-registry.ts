import { parseArgs } from 'node:util';
import { listSlots } from '@holeshot/contract';
import type { Registry } from '@holeshot/contract/wire';
import { findGeneration, signAgain } from '../../server/src/builds/registry/sign-again';
import { openDatabase } from '../../server/src/database';
import { loadSettings } from '../../server/src/settings';
import { runCommand, UsageError } from '../site/run-command';
import { describeSlot } from './run-rollout';

const USAGE = `Usage: npm run registry -- sign [--generation <number>]

Prints the builds of the newest generation in the database of this folder's settings, or of the given one. With --generation it
writes them as a new generation, signed with REGISTRY_KEY: processes with that key then serve these builds. Needed once
when REGISTRY_KEY is set or changed. With the embedded database, stop the site before.
Exit code: 0 done; 1 not; 2 wrong usage.`;

function parseGeneration(args: string[]): number | undefined | null {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { generation: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) return null;
  if (positionals.length > 1) throw new UsageError('Say nothing after sign but the options.');
  if (values.generation === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(values.generation))
    throw new UsageError(`${values.generation} is no number of a generation.`);
  return Number(values.generation);
}

function print(registry: Registry): void {
  for (const { name, slot } of listSlots(registry)) console.log(`${name}: ${describeSlot(slot)}`);
}

/** Runs `npm run registry -- sign`, with the database of the settings. */
export const runSignCommand = (args: string[]): Promise<void> =>
  runCommand({ usage: USAGE, failed: 'Not signed: ' }, async () => {
    const requested = parseGeneration(args);
    if (requested === null) return false;
    const settings = loadSettings();
    if (!settings.registryKey) throw new UsageError('Set REGISTRY_KEY: there is nothing to sign with.');
    const database = await openDatabase(settings);
    try {
      const found = await findGeneration(database, requested);
      if (!found) throw new UsageError('The database has no such generation of the registry.');
      const { generation, registry, who, why } = found;
      console.log(`Generation ${generation}, by ${who}: ${why}`);
      print(registry);
      if (requested === undefined) console.log(`To sign these builds, add --generation ${generation}`);
      else console.log(`Signed as generation ${await signAgain(database, found)}`);
    } finally {
      await database.close();
    }
    return true;
  });
