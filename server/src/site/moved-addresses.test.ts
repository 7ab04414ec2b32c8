import Fastify, { type FastifyInstance } from 'fastify';
import { movedAddresses } from './moved-addresses';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify({ routerOptions: { ignoreDuplicateSlashes: true } });
  await app.register(movedAddresses);
  app.get('/*', (request) => `page ${request.url}`);
});
afterAll(() => app.close());

test.each([
  ['/index.php?page=pages/ClubData.php&id=7', '/club/7'],
  ['/index.php?page=pages%2FClubData.php&id=7', '/club/7'],
  ['//index.php?id=7&page=pages/ClubData.php', '/club/7'],
  ['/event//1///race/2?tab=laps', '/event/1/race/2?tab=laps'],
  ['/events?q=a//b&back=?', undefined],
  ['/event/1/?tab=Lap%20Records&by=pilot', '/event/1/?tab=lap-records&by=pilot'],
  ['/event//1/?tab=What+if', '/event/1/?tab=what-if'],
  ['/event/1/?tab=lapCounts', '/event/1/?tab=lap-counts'],
  ['/event/1/?tab=lap-counts', undefined],
  ['/event/1/?tab=stage-A6F0', undefined],
  ['//evil.example/', '/evil.example/'],
  ['/index.php', undefined],
  ['/index.php?page=pages/ClubData.php&id=../x', undefined],
  ['/index.php?page=pages/Other.php&id=7', undefined],
  ['/api//public/events', undefined],
])('%s redirects to %s', async (url, location) => {
  const { statusCode, headers } = await app.inject(url);
  expect([statusCode, headers.location]).toEqual([location === undefined ? 200 : 301, location]);
});

test('a POST is not redirected', async () => {
  expect((await app.inject({ method: 'POST', url: '//events' })).statusCode).toBe(404);
});
