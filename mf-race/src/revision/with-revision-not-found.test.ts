import { FetchError } from '@holeshot/client';
import { withRevisionNotFound } from './with-revision-not-found';

const refusal = (status: number, parameter: string) =>
  new FetchError(`${status}`, '/api', status, { code: 'not-found', message: 'There is none.', parameter });

test.each([
  ['an unknown revision', 404, '9'],
  ['a text that is no number', 400, 'two'],
])('%s is 404, and the page names it', async (_, status, pinned) => {
  const calls = Promise.reject(refusal(status, 'revision'));
  await expect(withRevisionNotFound(pinned, calls)).rejects.toMatchObject({
    status: 404,
    statusText: `There is no revision ${pinned}.`,
  });
});

test.each([
  ['an unknown race', '2', refusal(404, 'raceId')],
  ['a page without a revision', null, refusal(404, 'revision')],
  ['no answer', '2', new Error('Failed to fetch')],
])('%s fails as it is', async (_, pinned, error) => {
  await expect(withRevisionNotFound(pinned, Promise.reject(error))).rejects.toBe(error);
});
