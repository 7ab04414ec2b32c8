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

  it('names every setting that cannot be used', () => {
    const read = () => readSettings({ PORT: 'eighty', SEED: 'all', DATABASE_URL: 'mysql://x' });
    expect(read).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*SEED/);
  });
});
