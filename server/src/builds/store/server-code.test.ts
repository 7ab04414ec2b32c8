import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCodeOpener } from './server-code';

const SHELL = `exports.shell = { fontUrl: '/font', createRenderer: () => async () => undefined };`;

test('a set has one renderer for all its pages, until a file has other content', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'holeshot-code-'));
  const file = path.join(folder, 'shell.cjs');
  writeFileSync(file, SHELL);
  const open = createCodeOpener();
  const openShell = async (key: string) => (await open({ shell: { file, key }, remotes: [] })).render;
  const first = await openShell('a');
  expect(await openShell('a')).toBe(first);
  expect(await openShell('b')).not.toBe(first);
  rmSync(folder, { recursive: true });
});
