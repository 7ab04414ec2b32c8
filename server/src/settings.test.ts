import { readSettings } from './settings';

describe('readSettings', () => {
  it('needs none', () => {
    expect(readSettings({})).toMatchObject({ port: 3000, seed: 'demo', env: 'development' });
    expect(readSettings({}).databaseUrl).toBeUndefined();
  });

  it('takes an empty variable as absent', () => {
    expect(readSettings({ DATABASE_URL: '', PORT: '' })).toMatchObject({ port: 3000 });
  });

  it('makes folders absolute', () => {
    expect(readSettings({ DATA_DIR: 'somewhere' }).dataDir).toBe(`${process.cwd()}/somewhere`);
  });

  it('takes the map from the first key there is', () => {
    const map = (environment: NodeJS.ProcessEnv) => readSettings(environment).map;
    expect(map({})).toEqual({ provider: 'built-in' });
    expect(map({ GOOGLE_MAPS_KEY: 'k' })).toEqual({ provider: 'google', key: 'k' });
    expect(map({ GOOGLE_MAPS_KEY: 'k', MAPBOX_TOKEN: 't' })).toEqual({ provider: 'mapbox', token: 't' });
  });

  it('names every setting that cannot be used', () => {
    const read = () => readSettings({ PORT: 'eighty', SEED: 'all', DATABASE_URL: 'mysql://x' });
    expect(read).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*SEED/);
  });
});
