import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { measureBuild, type SlotName } from '@holeshot/contract';
import type { BuildManifest } from '@holeshot/contract/wire';
import * as z from 'zod';

/**
 * The maximum bytes on the wire of the entry, of each route with the entry, and of each lazy part's additional chunks.
 */
export type Budget = Record<string, number>;

const budgetSchema = z.record(z.string(), z.number().int().positive());

/** The path of the budget in the folder of the shell or a remote. */
export const getBudgetFile = (folder: string): string => path.join(folder, 'budget.json');

/**
 * Reads the budget in the folder of the shell or a remote. Throws when it is missing or a value is not a byte count.
 */
export const readBudget = (folder: string): Budget =>
  budgetSchema.parse(JSON.parse(readFileSync(getBudgetFile(folder), 'utf8')));

/** The sizes of the build in `folder`, as sent: compressed where it has a compressed file. */
export function measureFolder(folder: string, manifest: BuildManifest): Budget {
  return measureBuild(manifest, (url) => {
    const file = path.join(folder, path.basename(url));
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  });
}

/** One sentence for each size above its budget, for each size without a budget, and for each unused budget. */
export function findBudgetFaults(name: SlotName, sizes: Budget, budget: Budget): string[] {
  const file = `${name}/budget.json`;
  return [
    ...Object.entries(sizes).flatMap(([id, bytes]) => {
      const most = budget[id];
      if (most === undefined) return `${id} has ${bytes} bytes and no budget: add it to ${file}.`;
      return bytes > most ? `${id} has ${bytes} bytes, and its budget in ${file} is ${most}.` : [];
    }),
    ...Object.keys(budget).flatMap((id) =>
      id in sizes ? [] : `${file} has a budget for ${id}, which the build does not have.`,
    ),
  ];
}

/** A budget 4 % above `sizes`, rounded up to hundreds of bytes. */
export const budgetFor = (sizes: Budget): Budget =>
  Object.fromEntries(Object.entries(sizes).map(([id, bytes]) => [id, Math.ceil((bytes * 1.04) / 100) * 100]));
