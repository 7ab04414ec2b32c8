import { createMemoryClient, failedCall } from '@holeshot/testing';
import { loadClub } from './load-club';

const load = (clubId: string, model?: unknown) =>
  loadClub({
    client: createMemoryClient({ [`/api/public/clubs/id/${clubId}/full`]: model }),
    params: { clubId },
    url: new URL(`http://site/club/${clubId}`),
    nowMs: 0,
  });

test.each([
  ['a club that is not there', '999', failedCall(404, 'Not Found')],
  ['a number that can be no id', '0', failedCall(400, 'Bad Request')],
  ['a word', 'abc', undefined],
])('%s is a missing club', async (_what, clubId, model) => {
  await expect(load(clubId, model)).rejects.toMatchObject({ status: 404, statusText: 'Missing Club object' });
});

test('passes on every failure but 400 and 404', async () => {
  await expect(load('7', failedCall(503, 'Service Unavailable'))).rejects.toMatchObject({
    name: 'FetchError',
    status: 503,
  });
});
