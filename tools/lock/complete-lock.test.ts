import { readFileSync } from 'node:fs';
import path from 'node:path';
import { completeLock, type PackageLock } from './complete-lock';

const readLock = (): PackageLock =>
  JSON.parse(readFileSync(path.join(__dirname, '../../package-lock.json'), 'utf8')) as PackageLock;

describe('package-lock.json', () => {
  it('has an entry for every optional platform package; otherwise run npm run complete-lock', () => {
    expect(completeLock(readLock()).added).toEqual([]);
  });
});

describe('completeLock', () => {
  it('adds a missing platform package with os and cpu', () => {
    const lock = {
      packages: {
        'node_modules/tool': {
          version: '1.2.3',
          dev: true,
          optionalDependencies: { '@tool/binding-darwin-arm64': '1.2.3' },
        },
      },
    };
    expect(completeLock(lock).lock.packages['node_modules/@tool/binding-darwin-arm64']).toEqual({
      version: '1.2.3',
      dev: true,
      optional: true,
      os: ['darwin'],
      cpu: ['arm64'],
    });
  });

  it('ignores existing entries and packages of no platform', () => {
    const lock = {
      packages: {
        'node_modules/tool': { optionalDependencies: { fsevents: '2.0.0', '@tool/linux-x64': '1.0.0' } },
        'node_modules/@tool/linux-x64': { version: '1.0.0' },
      },
    };
    expect(completeLock(lock).added).toEqual([]);
  });
});
