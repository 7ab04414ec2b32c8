import type { Database, ListenHandlers } from '../../database';
import { createRankLater } from './rank-events';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Each ranking is counted as a failure: there is only the channel of a database. */
async function rankWithoutDatabase(db?: unknown) {
  const onError = jest.fn();
  let handlers: ListenHandlers | undefined;
  const listen: Database['listen'] = async (_, given) => {
    handlers = given;
    return async () => undefined;
  };
  const rankLater = createRankLater({ listen, db } as Database, onError);
  await rankLater.start();
  // the names of pilots that are filled in at the start fail, too
  await jest.advanceTimersByTimeAsync(0);
  onError.mockClear();
  return { onError, rankLater, handlers: () => handlers as ListenHandlers };
}

test('ranks once, half a second after the last of several writes', async () => {
  const { onError, handlers } = await rankWithoutDatabase();
  for (let count = 0; count < 3; count += 1) {
    handlers().message('event:1');
    await jest.advanceTimersByTimeAsync(400);
  }
  expect(onError).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  expect(onError).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(onError).toHaveBeenCalledTimes(1);
});

test('ranks every 5 s while writes never pause', async () => {
  const { onError, handlers } = await rankWithoutDatabase();
  for (let count = 0; count < 26; count += 1) {
    handlers().message('event:1');
    await jest.advanceTimersByTimeAsync(400);
  }
  expect(onError).toHaveBeenCalledTimes(2);
});

test('ranks once the connection is back, and not for what has nothing to do with races', async () => {
  const { onError, handlers } = await rankWithoutDatabase();
  handlers().message('clubs');
  handlers().message('live:1');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(onError).not.toHaveBeenCalled();
  handlers().connection(false);
  handlers().connection(true);
  await jest.advanceTimersByTimeAsync(500);
  expect(onError).toHaveBeenCalledTimes(1);
});

test('begins no ranking after it was stopped', async () => {
  const { onError, handlers, rankLater } = await rankWithoutDatabase();
  handlers().message('event:1');
  await rankLater.stop();
  handlers().message('event:1');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(onError).not.toHaveBeenCalled();
});

test('stops while the database does not answer', async () => {
  const where = jest.fn(() => new Promise(() => undefined));
  const select = () => ({ from: () => ({ leftJoin: () => ({ where }) }) });
  const { handlers, rankLater } = await rankWithoutDatabase({ select });
  handlers().message('event:1');
  await jest.advanceTimersByTimeAsync(500);
  expect(where).toHaveBeenCalledTimes(1);
  const onStopped = jest.fn();
  void rankLater.stop().then(onStopped);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(onStopped).toHaveBeenCalledTimes(1);
});
