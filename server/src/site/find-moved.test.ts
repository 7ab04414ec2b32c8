import { schema } from '../database';
import { signInAs } from '../testing/sign-in';
import { createTestApp, type TestApp } from '../testing/test-app';
import { findMoved } from './find-moved';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  const { id } = await signInAs(api, { handle: 'Magpie' });
  await api.database.db.insert(schema.formerHandles).values({ handle: 'kestrel', userId: id });
  await api.database.db.insert(schema.formerClubs).values({ id: 901, clubId: api.clubId });
});
afterAll(() => api.close());

test.each([
  ['/club/901', () => `/club/${api.clubId}`],
  ['/club/901/?tab=members', () => `/club/${api.clubId}?tab=members`],
  ['/club/901/season/3', () => `/club/${api.clubId}/season/3`],
  ['/club/902', () => undefined],
  ['/club/99999999999', () => undefined],
  ['/Kestrel/?tab=events', () => '/Magpie/?tab=events'],
  ['/Nobody/', () => undefined],
])('%s', async (url, moved) => {
  const href = moved();
  expect(await findMoved(api.database.db, url)).toEqual(href && { href, isForGood: true });
});
