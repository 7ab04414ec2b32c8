import { setTimeout as wait } from 'node:timers/promises';
import { createDatabaseMonitor, type DatabaseMonitor } from './database-monitor';
import { DatabaseAwayError } from './index';

const away = () => Object.assign(new Error('Failed query: select 1'), { code: 'ECONNREFUSED' });

let monitor: DatabaseMonitor | undefined;
afterEach(() => monitor?.stop());

function watch(state: { isThere: boolean }) {
  const probe = async () => {
    if (!state.isThere) throw away();
  };
  monitor = createDatabaseMonitor(probe, { checkMs: 20, retryMs: 5 });
  return monitor;
}

test('a read runs a second time when only its connection was lost', async () => {
  let tries = 0;
  const read = async () => {
    tries += 1;
    if (tries === 1) throw away();
    return 'rows';
  };
  expect(await watch({ isThere: true }).guard(read)).toBe('rows');
});

test('a failed read of a database that is away rejects without the words of the driver', async () => {
  const { guard, awaySinceMs } = watch({ isThere: false });
  await expect(guard(() => Promise.reject(away()))).rejects.toThrow(/^The database does not answer\.$/);
  expect(awaySinceMs()).toBeLessThanOrEqual(Date.now());
});

test('other errors are passed on at once', async () => {
  const { guard, awaySinceMs } = watch({ isThere: false });
  await expect(guard(() => Promise.reject(new TypeError('a fault')))).rejects.toThrow('a fault');
  expect(awaySinceMs()).toBeUndefined();
});

test('a read that never ends is given up once the database is found away', async () => {
  const state = { isThere: true };
  const { guard } = watch(state);
  const read = guard(() => new Promise(() => undefined));
  state.isThere = false;
  await expect(read).rejects.toBeInstanceOf(DatabaseAwayError);
});

test('it notices that the database is away and that it is back without any read', async () => {
  const state = { isThere: false };
  const { awaySinceMs } = watch(state);
  while (awaySinceMs() === undefined) await wait(5);
  state.isThere = true;
  while (awaySinceMs() !== undefined) await wait(5);
});

test('it tells once that the database is away, and once that it is back', async () => {
  const state = { isThere: false };
  const told: string[] = [];
  const probe = async () => {
    if (!state.isThere) throw away();
  };
  monitor = createDatabaseMonitor(probe, {
    retryMs: 5,
    onAway: (error) => told.push(String(error)),
    onBack: (awayMs) => told.push(`back after ${awayMs < 60_000 ? 'a moment' : awayMs}`),
  });
  for (let count = 0; count < 3; count += 1) await monitor.check();
  state.isThere = true;
  for (let count = 0; count < 3; count += 1) await monitor.check();
  expect(told).toEqual(['Error: Failed query: select 1', 'back after a moment']);
});

test('without any read it notices a silence after 5 s', async () => {
  jest.useFakeTimers();
  monitor = createDatabaseMonitor(() => Promise.reject(away()));
  await jest.advanceTimersByTimeAsync(4_900);
  expect(monitor.awaySinceMs()).toBeUndefined();
  await jest.advanceTimersByTimeAsync(200);
  expect(monitor.awaySinceMs()).toBeDefined();
  jest.useRealTimers();
});
