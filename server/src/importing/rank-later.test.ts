import type { Database } from '../database';
import { createRankLater } from './rank-later';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Each ranking is counted as a failure: there is no database. */
function rankWithoutDatabase() {
  const onError = jest.fn();
  return { onError, rankLater: createRankLater({} as Database, onError) };
}

test('ranks once, half a second after the last of several deliveries', async () => {
  const { onError, rankLater } = rankWithoutDatabase();
  for (let count = 0; count < 3; count += 1) {
    rankLater.soon();
    await jest.advanceTimersByTimeAsync(400);
  }
  expect(onError).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  expect(onError).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(onError).toHaveBeenCalledTimes(1);
});

test('ranks every 5 s while deliveries never pause', async () => {
  const { onError, rankLater } = rankWithoutDatabase();
  for (let count = 0; count < 26; count += 1) {
    rankLater.soon();
    await jest.advanceTimersByTimeAsync(400);
  }
  expect(onError).toHaveBeenCalledTimes(2);
});

test('begins no ranking after it was stopped', async () => {
  const { onError, rankLater } = rankWithoutDatabase();
  rankLater.soon();
  await rankLater.stop();
  rankLater.soon();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(onError).not.toHaveBeenCalled();
});
