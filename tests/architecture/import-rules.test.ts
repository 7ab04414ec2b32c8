import { readdirSync } from 'node:fs';
import path from 'node:path';
import { listImports, listSources, root } from './import-graph';
import { findViolation, ROOMS } from './import-rules';

const edge = (from: string, specifier: string, to: string) => ({ from, specifier, to });

describe('the import graph', () => {
  it('follows the layers of docs/architecture.md', () => {
    const violations = listSources().flatMap(listImports).map(findViolation).filter(Boolean);
    expect(violations).toEqual([]);
  });

  it('contains static imports', () => {
    const targets = listImports('shell/src/chrome/top-bar.tsx').map(({ to }) => to);
    expect(targets).toEqual(expect.arrayContaining(['shared/platform', 'shell/src/chrome/menu-link.tsx']));
  });

  it('contains dynamic imports', () => {
    const targets = listImports('mf-public/src/remote.ts').map(({ to }) => to);
    expect(targets).toContain('mf-public/src/events/events-page.tsx');
  });
});

describe('the import rules', () => {
  it.each([
    [
      'a remote importing another',
      edge('mf-public/src/a.ts', '../../mf-account/src/b', 'mf-account/src/b.ts'),
    ],
    ['the shell importing a remote', edge('shell/src/a.ts', '../../mf-race/src/b', 'mf-race/src/b.ts')],
    ['the server importing the client', edge('server/src/a.ts', '@holeshot/client', 'shared/client')],
    ['a room importing one above it', edge('server/src/api/a.ts', '../people/b', 'server/src/people/b.ts')],
    ['a room importing the whole', edge('server/src/logs/a.ts', '../settings', 'server/src/settings.ts')],
    [
      'a feature importing another',
      edge('server/src/features/a/b.ts', '../clubs/c', 'server/src/features/clubs/c.ts'),
    ],
    ['a room that is not in the picture', edge('server/src/attic/a.ts', '../api/b', 'server/src/api/b.ts')],
    ['the domain importing the client', edge('shared/domain/src/a.ts', '@holeshot/client', 'shared/client')],
    [
      'the contract importing anything',
      edge('shared/contract/src/a.ts', '@holeshot/domain', 'shared/domain'),
    ],
    ['echarts outside the charts', edge('mf-race/src/race/a.ts', 'echarts', 'echarts')],
    [
      'styled-components in a remote',
      edge('mf-race/src/race/a.ts', 'styled-components', 'styled-components'),
    ],
    ['a page importing another page', edge('mf-race/src/race/a.ts', '../event/b', 'mf-race/src/event/b.ts')],
    [
      'a shared folder importing a page',
      edge('mf-race/src/live/a.ts', '../event/b', 'mf-race/src/event/b.ts'),
    ],
    ['the test kit in code that ships', edge('mf-race/src/race/a.ts', '@holeshot/testing', 'shared/testing')],
  ])('reject %s', (_what, violation) => {
    expect(findViolation(violation)).toBeDefined();
  });

  it.each([
    ['a remote using the interface', edge('mf-race/src/race/a.ts', '@holeshot/ui', 'shared/ui')],
    ['a room using one below it', edge('server/src/people/a.ts', '../api/b', 'server/src/api/b.ts')],
    ['a page using the charts', edge('mf-race/src/race/a.ts', '../charts/b', 'mf-race/src/charts/b.ts')],
    [
      'a page using a folder without a page',
      edge('mf-race/src/race/a.ts', '../live/b', 'mf-race/src/live/b.ts'),
    ],
    ['a test using the test kit', edge('mf-race/src/race/a.test.tsx', '@holeshot/testing', 'shared/testing')],
  ])('allow %s', (_what, allowed) => {
    expect(findViolation(allowed)).toBeUndefined();
  });

  it('cover every room of the server, and no other', () => {
    const entries = readdirSync(path.join(root, 'server/src'), { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect([...ROOMS, 'testing'].sort()).toEqual([...folders, 'main'].sort());
  });

  it('cover every folder of shared', () => {
    const folders = readdirSync(path.join(root, 'shared'));
    const uncovered = folders.filter(
      (name) => findViolation(edge(`shared/${name}/src/a.ts`, 'x', 'mf-race/src/b.ts')) === undefined,
    );
    expect(uncovered).toEqual([]);
  });
});
