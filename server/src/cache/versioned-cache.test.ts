import { createReadCache } from './versioned-cache';

function setUp() {
  let version = 1;
  const reads: number[] = [];
  const cache = createReadCache({ getStamp: async () => String(version), guard: (read) => read() });
  const get = () =>
    cache.get('races', ['event:a'], async () => {
      reads.push(version);
      return { version };
    });
  return { get, reads, write: () => ++version };
}

test('concurrent requests share one read', async () => {
  const { get, reads } = setUp();
  expect(await Promise.all([get(), get(), get()])).toEqual([{ version: 1 }, { version: 1 }, { version: 1 }]);
  expect(reads).toEqual([1]);
});

test('a write causes a new read', async () => {
  const { get, reads, write } = setUp();
  await get();
  write();
  expect(await get()).toEqual({ version: 2 });
  expect(reads).toEqual([1, 2]);
});

test('a failure is not cached', async () => {
  const cache = createReadCache({ getStamp: async () => '1', guard: (read) => read() });
  const fail = () => Promise.reject(new Error('database away'));
  await expect(cache.get('races', [], fail)).rejects.toThrow('database away');
  expect(await cache.get('races', [], async () => [1])).toEqual([1]);
});
