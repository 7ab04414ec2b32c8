import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database, ListenHandlers } from '../../database';
import { createRankLater, rankEvents } from './rank-events';

/** A database in which these events are outdated, and which ranks none of them. */
function outdated(...ids: string[]) {
  const where = jest.fn(async () => ids.map((id) => ({ id })));
  const select = () => ({ from: () => ({ leftJoin: () => ({ where }) }) });
  const transaction = jest.fn().mockRejectedValue(new Error('a fault'));
  return { where, transaction, db: { select } };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Each ranking is counted as a failure: there is only the channel of a database. */
async function rankWithoutDatabase(db?: unknown, transaction?: unknown) {
  const onError = jest.fn();
  let handlers: ListenHandlers | undefined;
  const listen: Database['listen'] = async (_, given) => {
    handlers = given;
    return async () => undefined;
  };
  const rankLater = createRankLater({ listen, db, transaction } as Database, onError);
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

test('an event that cannot be ranked does not hold up the others', async () => {
  const { db, transaction } = outdated('1', '2');
  const ranking = rankEvents({ db, transaction } as unknown as Database, new AbortController().signal, ['1']);
  await expect(ranking).rejects.toThrow('a fault');
  expect(transaction).toHaveBeenCalledTimes(2);
});

test('the next write of any event tries again', async () => {
  const { db, where, transaction } = outdated('1');
  const { handlers } = await rankWithoutDatabase(db, transaction);
  for (const scope of ['event:1', 'event:2']) {
    handlers().message(scope);
    await jest.advanceTimersByTimeAsync(500);
  }
  const [, last] = where.mock.calls as unknown as [SQL][];
  expect(new PgDialect().sqlToQuery(last?.[0] as SQL).params).toEqual(expect.arrayContaining(['1', '2']));
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
