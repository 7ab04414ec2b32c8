import { createSharedReads } from './shared-reads';

function setUp() {
  let revision = 1;
  const reads: number[] = [];
  const shared = createSharedReads({ stampOf: async () => String(revision) });
  const get = () =>
    shared.get('races', ['event:a'], async () => {
      reads.push(revision);
      return { revision };
    });
  return { get, reads, write: () => ++revision };
}

test('answers that come together rest on one reading', async () => {
  const { get, reads } = setUp();
  expect(await Promise.all([get(), get(), get()])).toEqual([
    { revision: 1 },
    { revision: 1 },
    { revision: 1 },
  ]);
  expect(reads).toEqual([1]);
});

test('after a write it is read anew', async () => {
  const { get, reads, write } = setUp();
  await get();
  write();
  expect(await get()).toEqual({ revision: 2 });
  expect(reads).toEqual([1, 2]);
});

test('a failure is not kept', async () => {
  const shared = createSharedReads({ stampOf: async () => '1' });
  const fail = () => Promise.reject(new Error('database away'));
  await expect(shared.get('races', [], fail)).rejects.toThrow('database away');
  expect(await shared.get('races', [], async () => [1])).toEqual([1]);
});
