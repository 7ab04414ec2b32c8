import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type { Container, ShareScope } from '@holeshot/contract';
import { currentBuildsSchema } from '@holeshot/contract/wire';
import semver from 'semver';
import { loadCommonJs, type ServerShell } from '../../server/src/builds/store/server-code';
import { providedVersions, SHARED_MODULES } from '../../shared/build/src/shared-modules';
import { describeWith } from '../jest/needing';

/*
 * Tests the container protocol on real builds. With FEDERATION_RUNTIME=official some tests are skipped: versions are only
 * checked when a module is first used, and browser entries need the runtime of a page.
 */
const isOfficial = process.env.FEDERATION_RUNTIME === 'official';
const ADAPTER = { isThere: !isOfficial, what: "the project's adapter" };

const buildsFolder = path.join(__dirname, '../../dist/builds');
const current = currentBuildsSchema.parse(
  JSON.parse(readFileSync(path.join(buildsFolder, 'current.json'), 'utf8')),
);
const getFile = (name: string, file: string) =>
  path.join(buildsFolder, name, current[name]?.buildId ?? '', file);

/** Runs a remote's browser entry like a script tag, in an otherwise empty page. */
async function runEntry(): Promise<Container> {
  const document = { currentScript: { tagName: 'SCRIPT', src: 'https://site.example/entry.js' } };
  const page = vm.createContext({ document, location: { href: 'https://site.example/' }, console, URL });
  vm.runInContext('globalThis.window = globalThis', page);
  vm.runInContext(readFileSync(getFile('mf-race', 'entry.js'), 'utf8'), page);
  return page[`mf_race_${current['mf-race']?.buildId}`] as Container;
}

const openServerBuild = async (): Promise<Container> =>
  (await loadCommonJs({ file: getFile('mf-race', 'server/remote.cjs') })) as Container;

async function openShellScope(): Promise<ShareScope> {
  const { shell } = (await loadCommonJs({ file: getFile('shell', 'server/shell.cjs') })) as {
    shell: ServerShell;
  };
  return shell.openShareScope();
}

/** Returns the scope with another version of one module, or without it for `null`. */
function withVersion(scope: ShareScope, key: string, version: string | null): ShareScope {
  const { [key]: own = {}, ...others } = scope;
  const [shared] = Object.values(own);
  return shared && version ? { ...others, [key]: { [version]: { ...shared, version } } } : others;
}

/** The fields of a federation manifest that Module Federation's tools read. */
const readFederation = (name: string) =>
  JSON.parse(readFileSync(getFile(name, 'mf-manifest.json'), 'utf8')) as {
    exposes: { path: string }[];
    shared: { name: string; version: string; requiredVersion: string }[];
  };

it('the federation manifests name the shared modules with their versions, and what remotes expose', () => {
  const provided = providedVersions('production');
  const shell = readFederation('shell');
  expect(Object.fromEntries(shell.shared.map((module) => [module.name, module.version]))).toEqual(provided);
  expect(shell.exposes).toEqual([]);
  const race = readFederation('mf-race');
  expect(race.exposes.map((module) => module.path)).toEqual(['./remote']);
  expect(race.shared.map((module) => [module.name, module.requiredVersion])).toEqual(
    Object.entries(provided).map(([name, version]) => [name, `^${version}`]),
  );
});

it("the shell's share scope has exactly the shared modules", async () => {
  const scope = await openShellScope();
  expect(Object.keys(scope).sort()).toEqual([...SHARED_MODULES].sort());
  for (const versions of Object.values(scope)) expect(Object.keys(versions)).toHaveLength(1);
});

const SIDES: [side: string, open: () => Promise<Container>][] = [['server', openServerBuild]];
if (!isOfficial) SIDES.push(['browser', runEntry]);

describe.each(SIDES)('the %s build of a remote', (side, open) => {
  const { react: version = '' } = providedVersions('production');
  const getOutcome = async (scope: ShareScope): Promise<string> => {
    const container = await open();
    try {
      await container.init(scope, []);
      return 'accepted';
    } catch (error) {
      return (error as Error).message;
    }
  };

  it.each([version, semver.inc(version, 'minor')])('accepts react %s', async (provided) => {
    expect(await getOutcome(withVersion(await openShellScope(), 'react', provided))).toBe('accepted');
  });

  describeWith(ADAPTER)('rejects in init', () => {
    it.each(['18.9.9', semver.inc(version, 'major')])('react %s', async (provided) => {
      expect(await getOutcome(withVersion(await openShellScope(), 'react', provided))).toBe(
        `react ^${version} is wanted, offered is ${provided}`,
      );
    });

    it.each(['react', '@holeshot/platform'])('a scope without %s', async (key) => {
      expect(await getOutcome(withVersion(await openShellScope(), key, null))).toContain('offered is none');
    });
  });

  it('rejects an unknown module', async () => {
    const container = await open();
    await container.init(await openShellScope(), []);
    await expect(async () => container.get('./other')).rejects.toMatchObject({
      message: expect.stringContaining('"./other"'),
    });
  });

  if (side === 'server') {
    it('returns the same module when it is initialized twice', async () => {
      const scope = await openShellScope();
      const container = await open();
      await container.init(scope, []);
      const first = (await container.get('./remote'))();
      await container.init(withVersion(scope, 'react', semver.inc(version, 'minor')), []);
      const second = (await container.get('./remote'))();
      expect(second).toBe(first);
    });
  }
});
