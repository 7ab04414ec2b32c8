import { execFile } from 'node:child_process';
import path from 'node:path';
import type { SlotName } from '@holeshot/contract';
import type { WireNewPublishToken } from '@holeshot/contract/wire';
import { launchBrowser, openPage } from './support/browser';
import { signIn } from './support/people';
import { startTestSite, type TestSite } from './support/start-site';

let site: TestSite;
let cookie: string;

beforeAll(async () => {
  const [browser, started] = await Promise.all([launchBrowser(), startTestSite()]);
  site = started;
  const { page, context } = await openPage(browser);
  await signIn(page, site.origin, 'admin');
  cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  await browser.close();
});
afterAll(() => site.stop());

async function createToken(name: SlotName): Promise<string> {
  const reply = await fetch(`${site.origin}/api/dev/publish-tokens`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ name, note: 'a test' }),
  });
  return ((await reply.json()) as WireNewPublishToken).token;
}

/** Runs `npm run publish` as a team does. */
function publish(
  name: string,
  token: string,
  address = site.origin,
): Promise<{ code: number; output: string }> {
  const args = ['--import', 'tsx', path.join(__dirname, '../../tools/publish.ts'), name, '--site', address];
  const env = { ...process.env, HOLESHOT_TOKEN: token };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    );
  });
}

it.each(['shell', 'mf-race'] as const)(
  '%s is published by one command, and again without a change',
  async (name) => {
    const token = await createToken(name);
    const first = await publish(name, token);
    expect(first.output).toMatch(/^Its pages work in .*$/m);
    expect(first).toMatchObject({ code: 0, output: expect.stringMatching(/^Published in \d+\.\d s$/m) });
    expect(first.output).toMatch(
      new RegExp(`npm run rollout -- ${name} start --build [0-9a-f]{16} --site http://localhost:\\d+`),
    );
    const second = await publish(name, token);
    expect(second).toMatchObject({
      code: 0,
      output: expect.stringContaining('The site has this build already'),
    });
    // neither built nor opened again
    expect(second.output).not.toMatch(/Built in|Its pages/);
  },
);

/** Publishes a mf-race whose event pages throw in browsers. */
const BROKEN = `
  const { publish } = await import('./tools/publish/publish.ts');
  const { removeCopies } = await import('./tools/rehearse/copy-build.ts');
  const { brokenRace } = await import('./tools/rehearse/variants.ts');
  process.on('exit', removeCopies);
  const [site, skips] = process.argv.slice(1);
  const command = { name: 'mf-race', site, token: process.env.HOLESHOT_TOKEN, skipsSmoke: skips === 'skip' };
  await publish(command, console.log, brokenRace());`;

function publishBroken(token: string, ...args: string[]): Promise<{ isDone: boolean; output: string }> {
  const flags = ['--import', 'tsx', '--input-type=module', '--eval', BROKEN, site.origin, ...args];
  const options = { cwd: path.join(__dirname, '../..'), env: { ...process.env, HOLESHOT_TOKEN: token } };
  return new Promise((resolve) => {
    execFile(process.execPath, flags, options, (error, stdout, stderr) =>
      resolve({ isDone: error === null, output: stdout + stderr }),
    );
  });
}

it('refuses a build whose pages throw, and marks it as untried if it is published nevertheless', async () => {
  const token = await createToken('mf-race');
  const refused = await publishBroken(token);
  expect(refused.isDone).toBe(false);
  expect(refused.output).toMatch(/In shell [0-9a-f]{16}, \/event\/[^:]+: .*a gate fell over/);

  expect(await publishBroken(token, 'skip')).toMatchObject({
    isDone: true,
    output: expect.stringContaining('were not opened in a browser (--skip-smoke), and the site says so'),
  });
  const registry = await fetch(`${site.origin}/api/deploy/registry`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect((await registry.json()).untried).toHaveLength(1);
});

it('explains in a sentence a token of another remote, an unknown remote, and a site that is away', async () => {
  const token = await createToken('mf-race');
  expect(await publish('mf-public', token)).toEqual({
    code: 1,
    output: expect.stringContaining('This token is for mf-race, not for mf-public.'),
  });
  expect(await publish('mf-race', token, 'http://127.0.0.1:9')).toEqual({
    code: 1,
    output: expect.stringContaining('http://127.0.0.1:9 cannot be reached'),
  });
  expect(await publish('mf-rase', token)).toEqual({
    code: 2,
    output: expect.stringContaining('There is no mf-rase: publish one of shell, mf-public, mf-race'),
  });
});
