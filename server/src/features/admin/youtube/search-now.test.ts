import type { FastifyRequest } from 'fastify';
import { schema } from '../../../database';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { createSearch } from './search-now';

let api: TestApp;
let request: FastifyRequest;
beforeAll(async () => {
  api = await createTestApp();
  await api.database.db.insert(schema.users).values([{ handle: 'First' }, { handle: 'Admin' }]);
  const getPerson = async () => ({ id: 2 });
  request = { getPerson, server: api.app, log: api.app.log } as unknown as FastifyRequest;
});
afterAll(() => api.close());

const actions = () => api.database.db.select().from(schema.adminActions);
const none = { added: 0, changed: 0, faults: [] };

test('a search that takes long goes on, is not begun twice, and is recorded once', async () => {
  let finish = (_changes: typeof none): void => undefined;
  let searches = 0;
  const search = createSearch(() => {
    searches += 1;
    return new Promise((resolve) => {
      finish = resolve;
    });
  }, 1_000);
  expect(await Promise.all([search(request), search(request)])).toEqual([undefined, undefined]);
  expect([searches, await actions()]).toEqual([1, []]);
  const end = search(request);
  finish(none);
  const [action] = await Promise.all([end]);
  expect(await actions()).toMatchObject([{ id: action, text: 'Looked for streams: 0 new, 0 changed' }]);
});

test('a search that failed can be tried again', async () => {
  let searches = 0;
  const search = createSearch(async () => {
    searches += 1;
    if (searches === 1) throw new Error('no database');
    return none;
  });
  await expect(search(request)).rejects.toThrow('no database');
  expect(await search(request)).toEqual(expect.any(Number));
});
