import type { LiveNow } from '@holeshot/client';
import { watchLive } from './watch-live';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const race = { raceId: 'race-1', isNext: false } as LiveNow;
const next = { ...race, isNext: true };

/** Watches with replies that come one after the other. */
function watch(...replies: (LiveNow[] | Error)[]) {
  let shown: LiveNow[] = [race];
  const left = [...replies];
  const ask = jest.fn(async () => {
    const reply = left.shift() ?? [];
    if (reply instanceof Error) throw reply;
    return reply;
  });
  watchLive({ get: () => shown, ask, show: (live) => (shown = live) });
  return { ask, getShown: () => shown };
}

test('asks every 5 s while a race is flown, else once a minute', async () => {
  const { ask, getShown } = watch([race], [race]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(getShown()).toEqual([race]);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(getShown()).toEqual([]);
  await jest.advanceTimersByTimeAsync(59_000);
  expect(ask).toHaveBeenCalledTimes(3);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(ask).toHaveBeenCalledTimes(4);
});

test('asks every 15 s between two races', async () => {
  const { ask, getShown } = watch([next], [race]);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(getShown()).toEqual([next]);
  await jest.advanceTimersByTimeAsync(14_000);
  expect(ask).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(getShown()).toEqual([race]);
});

test('keeps what it shows when the site does not answer', async () => {
  const { ask, getShown } = watch([race], new Error('Failed to fetch'), [race]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(getShown()).toEqual([race]);
});

test('shows nothing after a minute in which requests fail, and all again with the next answer', async () => {
  const { getShown } = watch(...Array.from({ length: 13 }, () => new Error('Failed to fetch')), [race]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(getShown()).toEqual([race]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(getShown()).toEqual([]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(getShown()).toEqual([race]);
});

test('does not ask while the page is hidden', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { ask } = watch([race]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ask).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(ask).toHaveBeenCalledTimes(1);
});
