import pg from 'pg';
import { POSTGRES, testWith } from '../../../tests/jest/needing';
import { startCuttableProxy } from '../testing/cuttable-proxy';
import { listenPostgres } from './listen-postgres';

testWith(POSTGRES)('a connection that is cut silently is replaced', async () => {
  const url = new URL(POSTGRES.url);
  const proxy = await startCuttableProxy({ host: url.hostname, port: Number(url.port || 5432) });
  url.host = `127.0.0.1:${proxy.port}`;
  const states: boolean[] = [];
  let onChange = (): void => undefined;
  const change = () =>
    new Promise<void>((resolve) => {
      onChange = resolve;
    });
  const handlers = {
    message: () => undefined,
    connection(isUp: boolean) {
      states.push(isUp);
      onChange();
    },
  };
  const stop = await listenPostgres(url.href, 'cuts', handlers, { repeatMs: 200, answerMs: 100 });
  const lost = change();
  proxy.set('silent');
  await lost;
  const back = change();
  proxy.set('pass');
  await back;
  expect(states).toEqual([true, false, true]);
  await stop();
  await proxy.close();
});

testWith(POSTGRES)('a notification to others, which a pooler passes on, is ignored', async () => {
  const connect = jest.spyOn(pg.Client.prototype, 'connect');
  const message = jest.fn();
  const stop = await listenPostgres(POSTGRES.url, 'own', { message, connection: () => undefined });
  const [client] = connect.mock.contexts as pg.Client[];
  for (const channel of ['other', 'own']) client?.emit('notification', { channel, payload: channel });
  expect(message.mock.calls).toEqual([['own']]);
  await stop();
});
