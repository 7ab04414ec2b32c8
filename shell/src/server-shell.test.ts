import type { ServerShell as ExpectedShell } from '../../server/src/site/shell-interface';
import { PROVIDED } from '../../shared/build/src/provided-names';

describe('the server half of the shell', () => {
  it('has the shape that the site expects', async () => {
    const { shell } = await import('./server-shell');
    const expected: Pick<ExpectedShell, 'provided' | 'fontUrl'> = shell;
    expect(typeof shell.createRenderer).toBe('function');
    expect(expected.fontUrl).toBe('/asset');
  });

  it('provides exactly what the remotes are built to ask for', async () => {
    const { shell } = await import('./server-shell');
    expect(Object.keys(shell.provided).sort()).toEqual([...PROVIDED].sort());
  });
});
