import type { ListenHandlers } from './database';
import { shareListening } from './share-listening';

/** Connections to topics, each with the handlers that it got. */
function openFake() {
  const connections: ListenHandlers[] = [];
  const stopped = jest.fn();
  const listen = shareListening(async (_, handlers) => {
    connections.push(handlers);
    await Promise.resolve();
    handlers.connection(true);
    return async () => stopped();
  });
  return { connections, stopped, listen };
}

const handlersOf = () => ({ message: jest.fn(), connection: jest.fn() });

test('all who listen to a topic share one connection, which ends with the last of them', async () => {
  const { connections, stopped, listen } = openFake();
  const [first, second, late, other] = [handlersOf(), handlersOf(), handlersOf(), handlersOf()];
  const [stopFirst, stopSecond] = await Promise.all([listen('topic', first), listen('topic', second)]);
  const stopLate = await listen('topic', late);
  await listen('other', other);
  expect(connections).toHaveLength(2);
  for (const { connection } of [first, second, late]) expect(connection.mock.calls).toEqual([[true]]);
  connections[0]?.message('payload');
  connections[0]?.connection(false);
  for (const { message, connection } of [first, second, late]) {
    expect(message.mock.calls).toEqual([['payload']]);
    expect(connection).toHaveBeenLastCalledWith(false);
  }
  expect(other.message).not.toHaveBeenCalled();
  await stopFirst();
  connections[0]?.message('next');
  expect([first.message.mock.calls.length, late.message.mock.calls.length]).toEqual([1, 2]);
  expect(stopped).not.toHaveBeenCalled();
  await stopSecond();
  await stopLate();
  expect(stopped).toHaveBeenCalledTimes(1);
  await listen('topic', first);
  expect(connections).toHaveLength(3);
});

test('a connection that cannot be made is tried again by the next who listens', async () => {
  const listenOnce = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(jest.fn());
  const listen = shareListening(listenOnce);
  await expect(listen('topic', handlersOf())).rejects.toThrow('away');
  await listen('topic', handlersOf());
  expect(listenOnce).toHaveBeenCalledTimes(2);
});
