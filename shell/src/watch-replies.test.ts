import { watchReplies } from './watch-replies';

const reply = (status: number, staleSinceMs?: number) => ({
  status,
  statusText: '',
  text: async () => '',
  ...(staleSinceMs === undefined ? {} : { staleSinceMs }),
});

test('sums up the oldest data and whether some could not be had', async () => {
  const replies = [reply(200), reply(200, 7_000), reply(404), reply(200, 3_000), reply(200, 5_000)];
  const { fetch, summary } = watchReplies(async (path) => replies[Number(path)] ?? reply(503));
  await fetch('0');
  expect(summary).toEqual({ isAway: false });
  for (const path of ['1', '2', '3', '4']) await fetch(path);
  expect(summary).toEqual({ isAway: false, staleSinceMs: 3_000 });
  await fetch('5');
  expect(summary).toEqual({ isAway: true, staleSinceMs: 3_000 });
});
