import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInUse, takeUncleanEnds } from './in-use';

it('records a candidate once the disk lets it, after a failure', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'in-use-')), 'builds');
  writeFileSync(folder, 'no folder');
  const inUse = createInUse(folder);
  const build = { name: 'mf-race', buildId: 'a'.repeat(16) } as const;
  await expect(inUse.add(build)).rejects.toThrow();
  rmSync(folder);
  await inUse.add(build);
  expect(await takeUncleanEnds(folder)).toEqual([build]);
});
