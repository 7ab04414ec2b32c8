import { createReadCache } from './read-cache';

function setUp() {
  let revision = 1;
  const reads: number[] = [];
  const cache = createReadCache({ stampOf: async () => String(revision), guard: (read) => read() });
  const get = () =>
    cache.get('races', ['event:a'], async () => {
      reads.push(revision);
      return { revision };
    });
  return { get, reads, write: () => ++revision };
}

test('concurrent requests share one read', async () => {
  const { get, reads } = setUp();
  expect(await Promise.all([get(), get(), get()])).toEqual([
    { revision: 1 },
    { revision: 1 },
    { revision: 1 },
  ]);
  expect(reads).toEqual([1]);
});

test('a write causes a new read', async () => {
  const { get, reads, write } = setUp();
  await get();
  write();
  expect(await get()).toEqual({ revision: 2 });
  expect(reads).toEqual([1, 2]);
});

test('a failure is not cached', async () => {
  const cache = createReadCache({ stampOf: async () => '1', guard: (read) => read() });
  const fail = () => Promise.reject(new Error('database away'));
  await expect(cache.get('races', [], fail)).rejects.toThrow('database away');
  expect(await cache.get('races', [], async () => [1])).toEqual([1]);
});
