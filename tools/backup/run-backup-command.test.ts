import { runBackupCommand } from './run-backup-command';

afterEach(() => jest.restoreAllMocks());

test('a setting that cannot be used is named in words, without a stack', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, DATABASE_URL: 'mysql://localhost/name' });
  const said = jest.spyOn(console, 'error').mockReturnValue();
  const run = jest.fn();
  const command = { usage: '', args: ['a.backup'], check: () => undefined, run, done: () => '' };
  await runBackupCommand(command);
  expect(process.exitCode).toBe(1);
  process.exitCode = 0;
  expect(said.mock.calls).toEqual([
    ['These settings cannot be used:\n  DATABASE_URL: must begin with postgres:// or postgresql://'],
  ]);
  expect(run).not.toHaveBeenCalled();
});
