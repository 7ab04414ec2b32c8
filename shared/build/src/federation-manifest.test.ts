import { completeManifest } from './federation-manifest';

const complete = (exposes: { path: string }[]) =>
  JSON.parse(
    completeManifest(
      JSON.stringify({
        metaData: { name: 'mf_race_1', buildInfo: { buildName: 'holeshot', buildVersion: '0.1.0' } },
        shared: [{ name: 'react', version: '', requiredVersion: '^19.3.1' }],
        exposes,
      }),
      { name: 'mf-race', buildId: '1' },
    ),
  );

describe('completeManifest', () => {
  it('names the build, and the exposed module that uses the shared ones', () => {
    expect(complete([{ path: './remote' }])).toMatchObject({
      metaData: { name: 'mf_race_1', buildInfo: { buildName: 'mf-race', buildVersion: '1' } },
      shared: [{ name: 'react', requiredVersion: '^19.3.1', usedIn: ['./remote'] }],
    });
  });

  it('says that a shell, which exposes nothing, uses them nowhere', () => {
    expect(complete([]).shared).toMatchObject([{ name: 'react', usedIn: [] }]);
  });
});
