import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as client from '@holeshot/client';
import clientPackage from '@holeshot/client/package.json';
import * as platform from '@holeshot/platform';
import platformPackage from '@holeshot/platform/package.json';
import * as uiBase from '@holeshot/ui/base';
import uiPackage from '@holeshot/ui/package.json';
import { emitDeclarations } from './emit-declarations';
import { type FacadeRecord, type FacadeSource, findVersionFault, reportFacade } from './facade-report';

/*
 * The facades and their record: versions with hashes in facades.json, and the declarations in a text for reading. The
 * server sends a remote only with a shell whose facades satisfy the remote's `^version`, so a change here needs a new
 * version.
 */
const RECORD = path.join(__dirname, 'facades.json');
const UPDATE = 'UPDATE_FACADES=1 npm run test:unit -- facades';

const facade = (
  name: string,
  { version }: { version: string },
  entry: string,
  module: object,
): FacadeSource => ({ name, version, entry, exports: Object.keys(module) });

const FACADES = [
  facade('@holeshot/client', clientPackage, 'shared/client/src/index', client),
  facade('@holeshot/platform', platformPackage, 'shared/platform/src/index', platform),
  facade('@holeshot/ui/base', uiPackage, 'shared/ui/src/base', uiBase),
];
const reportFile = (name: string): string =>
  path.join(__dirname, `${name.replace('@holeshot/', '').replace('/', '-')}.md`);

it('the facades are what their record says', () => {
  const declarations = emitDeclarations(FACADES.map(({ entry }) => `${entry}.ts`));
  const current = Object.fromEntries(FACADES.map((one) => [one.name, reportFacade(one, declarations)]));
  const records = Object.fromEntries(Object.entries(current).map(([name, { record }]) => [name, record]));
  const recorded = JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, FacadeRecord>;
  const faults = Object.entries(records).flatMap(([name, now]) => {
    const before = recorded[name];
    const fault = before && findVersionFault(name, before, now);
    return fault ? `${fault}, then run ${UPDATE}` : [];
  });
  expect(faults).toEqual([]);
  if (process.env.UPDATE_FACADES) {
    writeFileSync(RECORD, `${JSON.stringify(records, null, 2)}\n`);
    for (const [name, { text }] of Object.entries(current)) writeFileSync(reportFile(name), text);
  }
  expect({ recorded, update: UPDATE }).toEqual({ recorded: records, update: UPDATE });
  for (const [name, { text }] of Object.entries(current))
    expect(readFileSync(reportFile(name), 'utf8')).toBe(text);
});
