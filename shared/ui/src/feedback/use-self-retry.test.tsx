import { fireEvent, render } from '@testing-library/react';
import { useSelfRetry } from './use-self-retry';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Failing({ retry, forMs }: { retry: () => void; forMs?: number }) {
  useSelfRetry(retry, true, forMs);
  return null;
}

test('retries after 3 to 45 s for as long as it is shown', () => {
  const retry = jest.fn();
  render(<Failing retry={retry} />);
  jest.advanceTimersByTime(3_000);
  expect(retry).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(3_600_000);
  expect(retry.mock.calls.length).toBeGreaterThan(80);
});

test('retries after its time only when the network returns or the page becomes visible', () => {
  const retry = jest.fn();
  render(<Failing retry={retry} forMs={600_000} />);
  jest.advanceTimersByTime(660_000);
  const { length } = retry.mock.calls;
  expect(length).toBeGreaterThan(13);
  jest.advanceTimersByTime(3_600_000);
  expect(retry).toHaveBeenCalledTimes(length);
  fireEvent(document, new Event('visibilitychange'));
  jest.advanceTimersByTime(1_000);
  fireEvent(window, new Event('online'));
  jest.advanceTimersByTime(3_600_000);
  expect(retry).toHaveBeenCalledTimes(length + 2);
});
