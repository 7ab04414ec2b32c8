import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as client from '@holeshot/client';
import clientPackage from '@holeshot/client/package.json';
import * as platform from '@holeshot/platform';
import platformPackage from '@holeshot/platform/package.json';
import * as uiBase from '@holeshot/ui/base';
import uiPackage from '@holeshot/ui/package.json';
import semver from 'semver';

/*
 * The exports of a facade and its version. The server sends a remote only with a shell whose facades satisfy the
 * remote's `^version`, so a change of the exports must change the version.
 */
interface Facade {
  version: string;
  exports: string[];
}

const RECORD = path.join(__dirname, 'facade-exports.json');
const UPDATE = 'UPDATE_FACADES=1 npm run test:unit -- facade-exports';

const facade = (version: string, module: object): Facade => ({
  version,
  exports: Object.keys(module).sort(),
});
const CURRENT: Record<string, Facade> = {
  '@holeshot/client': facade(clientPackage.version, client),
  '@holeshot/platform': facade(platformPackage.version, platform),
  '@holeshot/ui/base': facade(uiPackage.version, uiBase),
};

/** Returns a message when the exports changed and the version was not raised accordingly. */
function findVersionFault(name: string, before: Facade, now: Facade): string | undefined {
  const removed = before.exports.filter((key) => !now.exports.includes(key));
  const added = now.exports.filter((key) => !before.exports.includes(key));
  const kind = removed.length > 0 ? 'major' : added.length > 0 ? 'minor' : undefined;
  if (!kind) return undefined;
  const needed = semver.inc(before.version, kind) ?? '';
  if (semver.gte(now.version, needed)) return undefined;
  const changes = [...removed.map((key) => `lost ${key}`), ...added.map((key) => `gained ${key}`)];
  return `${name} ${changes.join(', ')}: set the version of its package to ${needed}, then run ${UPDATE}`;
}

describe('the version of a facade', () => {
  const before = { version: '1.2.3', exports: ['a', 'b'] };
  it.each([
    ['accepts no change', { version: '1.2.3', exports: ['a', 'b'] }, undefined],
    [
      'must be the next major for a removed export',
      { version: '1.3.0', exports: ['a'] },
      'lost b: set the version of its package to 2.0.0',
    ],
    ['accepts a removed export in the next major', { version: '2.0.0', exports: ['a'] }, undefined],
    [
      'must be the next minor for a new export',
      { version: '1.2.4', exports: ['a', 'b', 'c'] },
      'gained c: set the version of its package to 1.3.0',
    ],
    ['accepts a new export in the next minor', { version: '1.3.0', exports: ['a', 'b', 'c'] }, undefined],
  ])('%s', (_title, now, expected) => {
    const fault = findVersionFault('@holeshot/client', before, now);
    if (expected === undefined) expect(fault).toBeUndefined();
    else expect(fault).toContain(expected);
  });
});

it('the facades export what facade-exports.json records', () => {
  const recorded = JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, Facade>;
  const faults = Object.entries(CURRENT).flatMap(([name, now]) => {
    const before = recorded[name];
    return (before && findVersionFault(name, before, now)) ?? [];
  });
  expect(faults).toEqual([]);
  if (process.env.UPDATE_FACADES) writeFileSync(RECORD, `${JSON.stringify(CURRENT, null, 2)}\n`);
  else expect({ recorded, update: UPDATE }).toEqual({ recorded: CURRENT, update: UPDATE });
});
