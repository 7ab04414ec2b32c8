import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SLOT_NAMES } from '@holeshot/contract';
import { buildManifestSchema, currentBuildsSchema } from '@holeshot/contract/wire';
import {
  budgetFor,
  findBudgetFaults,
  getBudgetFile,
  measureFolder,
  readBudget,
} from '../../tools/publish/budget';

const PROJECT = path.join(__dirname, '../..');
const BUILDS = path.join(PROJECT, 'dist/builds');
const UPDATE = 'UPDATE_BUDGETS=1 npm run test:e2e -- budgets';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const current = currentBuildsSchema.parse(readJson(path.join(BUILDS, 'current.json')));

it.each(SLOT_NAMES)(`%s is within its budget (${UPDATE} updates it)`, (name) => {
  const folder = path.join(BUILDS, name, current[name]?.buildId ?? '');
  const sizes = measureFolder(
    folder,
    buildManifestSchema.parse(readJson(path.join(folder, 'manifest.json'))),
  );
  if (process.env.UPDATE_BUDGETS)
    writeFileSync(getBudgetFile(path.join(PROJECT, name)), `${JSON.stringify(budgetFor(sizes), null, 2)}\n`);
  expect(findBudgetFaults(name, sizes, readBudget(path.join(PROJECT, name)))).toEqual([]);
});
