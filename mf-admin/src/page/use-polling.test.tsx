import { act, renderHook } from '@testing-library/react';
import { usePolling } from './use-polling';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('waits for the answer before it asks again', async () => {
  const answers: (() => void)[] = [];
  const load = jest.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
  renderHook(() => usePolling(load, 5_000));
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(load).toHaveBeenCalledTimes(1);
  answers[0]?.();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(load).toHaveBeenCalledTimes(2);
});
