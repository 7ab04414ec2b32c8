import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { LINUX, testWith } from '../../../../tests/jest/needing';

/** A site that has a rendering process, which does nothing more by itself: as in a loop. */
const SITE = `
  const { startProcess } = await import(${JSON.stringify(pathToFileURL(`${__dirname}/start-process.ts`).href)});
  const child = await startProcess({ folders: [] });
  child.kill('SIGSTOP');
  process.send(child.pid);`;

testWith(LINUX)('a rendering process that hangs ends with a site that is killed', async () => {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', SITE];
  const site = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [pid] = (await once(site, 'message')) as [number];
  expect(existsSync(`/proc/${pid}`)).toBe(true);
  site.kill('SIGKILL');
  await once(site, 'exit');
  while (existsSync(`/proc/${pid}`)) await wait(20);
});
