import { NotificationQueue } from './notification-queue';

const at = (atMs: number, bytes = 100) => ({ atMs, bytes });

test('keeps the order, and hands out a hundred at a time', () => {
  const queue = new NotificationQueue();
  for (let seq = 0; seq < 150; seq += 1) queue.push({ type: 'RaceStart', seq }, at(0));
  const batch = queue.firstBatch();
  expect(batch.map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, seq) => seq));
  expect(queue.firstBatch()).toEqual(batch);
  queue.remove(batch);
  expect(queue.firstBatch()).toHaveLength(50);
});

test('a batch has at most half a megabyte, and at least one', () => {
  const queue = new NotificationQueue();
  for (const seq of [1, 2, 3]) queue.push({ seq }, at(0, 300 * 1024));
  expect(queue.firstBatch()).toEqual([{ seq: 1 }]);
  queue.remove(queue.firstBatch());
  queue.push({ seq: 4 }, at(0, 900 * 1024));
  expect(queue.firstBatch()).toEqual([{ seq: 2 }]);
});

test('of too many the oldest detections are left out first, and then the oldest', () => {
  const queue = new NotificationQueue();
  queue.push({ type: 'RaceStart' }, at(0));
  for (let seq = 1; seq < 1_000; seq += 1)
    expect(queue.push({ type: 'DetectionExt', seq }, at(0))).toBe(false);
  expect(queue.push({ type: 'RaceEnd' }, at(0))).toBe(true);
  expect(queue.size).toBe(1_000);
  expect(queue.firstBatch().slice(0, 2)).toEqual([{ type: 'RaceStart' }, { type: 'DetectionExt', seq: 2 }]);
  const other = new NotificationQueue();
  for (let seq = 0; seq <= 1_000; seq += 1) other.push({ type: 'RaceEnd', seq }, at(0));
  expect(other.firstBatch()[0]).toEqual({ type: 'RaceEnd', seq: 1 });
});
