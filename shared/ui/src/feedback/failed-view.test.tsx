import { PlatformContext } from '@holeshot/platform';
import { createTestPlatform } from '@holeshot/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { FailedView } from './failed-view';

function open() {
  const retry = jest.fn();
  const crash = jest.fn();
  const failure = { message: '503 Service Unavailable', url: '/api', status: 503, detail: null };
  render(
    <PlatformContext.Provider value={{ ...createTestPlatform().platform, crash }}>
      <FailedView what="Laps" failure={failure} retry={retry} />
    </PlatformContext.Provider>,
  );
  return { retry, crash };
}

test('a browser that refuses the clipboard shows the crash dialog', async () => {
  const denied = new Error('denied');
  Object.assign(navigator, { clipboard: { writeText: () => Promise.reject(denied) } });
  const { crash } = open();
  fireEvent.click(screen.getByRole('button', { name: 'Copy details' }));
  await waitFor(() => expect(crash).toHaveBeenCalledWith(denied));
});

test('retries immediately when a hidden page is visible again', () => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const { retry } = open();
  for (const isHidden of [true, false]) {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    fireEvent(document, new Event('visibilitychange'));
    jest.advanceTimersByTime(1_000);
  }
  expect(retry).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(4_000);
  expect(retry).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
  jest.restoreAllMocks();
});
