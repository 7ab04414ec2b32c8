import { CONTRACT_VERSION, type PageState } from '@holeshot/contract';
import type { BuildRef, WireRollouts } from '@holeshot/contract/wire';
import type { BuildFault } from '../../federation/remote-loader';
import { describeBuilds } from './describe-builds';

const id = (digit: string): string => digit.repeat(16);
const build = (digit: string) => ({
  buildId: id(digit),
  global: `mf_race_${id(digit)}`,
  entry: { url: `/${digit}.js`, integrity: '' },
});
const ref = (digit: string): BuildRef => ({ buildId: id(digit), integrity: '' });

const state: Pick<PageState, 'remotes' | 'builds'> = {
  remotes: [
    {
      name: 'mf-race',
      ...build('c'),
      fallback: { ...build('b'), fallback: build('a') },
      chunks: {},
      manifest: { name: 'mf-race', contractVersion: CONTRACT_VERSION, routes: [], dialogs: [] },
    },
  ],
  builds: { key: 'k', shell: id('f'), overrides: { 'mf-race': id('c') } },
};
const describe_ = (faults: BuildFault[] = [], rollouts: Pick<WireRollouts, 'registry'> | null = null) =>
  describeBuilds({ state, faults, rollouts, findArrival: (url) => (url === '/b.js' ? 120 : null) });

describe('describeBuilds', () => {
  it('names the shell, and the remotes with the builds that the server sent', () => {
    expect(describe_()).toMatchObject([
      { name: 'shell', sent: id('f'), inUse: id('f'), isOverridden: false, entryMs: null },
      { name: 'mf-race', sent: id('c'), inUse: id('c'), isOverridden: true, faults: [], entryMs: null },
    ]);
  });

  it('says to which build a remote fell back, why, and when that arrived', () => {
    const failure = {
      kind: 'load-failure',
      name: 'mf-race',
      buildId: id('c'),
      error: new Error('lost'),
    } as const;
    const [, race] = describe_([failure, { ...failure, kind: 'given-up', error: undefined }]);
    expect(race).toMatchObject({ inUse: id('b'), faults: ['cccccccc did not load: lost'], entryMs: 120 });
  });

  it('stays with the last build, whatever happened to it', () => {
    const crash = (digit: string): BuildFault[] => [
      { kind: 'crash', name: 'mf-race', buildId: id(digit), error: 'broken' },
      { kind: 'given-up', name: 'mf-race', buildId: id(digit), error: undefined },
    ];
    const [, race] = describe_([...crash('c'), ...crash('b'), ...crash('a').slice(0, 1)]);
    expect(race).toMatchObject({
      inUse: id('a'),
      faults: expect.arrayContaining(['aaaaaaaa crashed: broken']),
    });
  });

  it('has the builds of the registry, once the site has said', () => {
    const slot = { stable: ref('b'), previous: null, rollout: null, killed: [] };
    const registry = { shell: { ...slot, stable: ref('f') }, remotes: { 'mf-race': slot } };
    expect(describe_()[1]).toMatchObject({ stable: null, candidate: null });
    expect(describe_([], { registry })[1]).toMatchObject({ stable: id('b'), candidate: null });
  });
});
