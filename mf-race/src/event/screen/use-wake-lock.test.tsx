import { fireEvent, renderHook, waitFor } from '@testing-library/react';
import { useWakeLock } from './use-wake-lock';

const release = jest.fn(async () => {});
const request = jest.fn(async (_type: string) => ({ release }));
const setVisibility = (state: DocumentVisibilityState) =>
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

beforeEach(() => {
  jest.clearAllMocks();
  setVisibility('visible');
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
});
afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

test('keeps the screen awake until it closes', async () => {
  const { unmount } = renderHook(useWakeLock);
  expect(request.mock.calls).toEqual([['screen']]);
  expect(release).not.toHaveBeenCalled();
  unmount();
  await waitFor(() => expect(release).toHaveBeenCalledTimes(1));
  fireEvent(document, new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(1);
});

test('requests the lock again when the page becomes visible, and not while it is hidden', () => {
  setVisibility('hidden');
  renderHook(useWakeLock);
  fireEvent(document, new Event('visibilitychange'));
  expect(request).not.toHaveBeenCalled();
  setVisibility('visible');
  fireEvent(document, new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(1);
});

test('does nothing where the lock is refused or unknown', async () => {
  request.mockRejectedValueOnce(new DOMException('battery is low', 'NotAllowedError'));
  const refused = renderHook(useWakeLock);
  refused.unmount();
  Reflect.deleteProperty(navigator, 'wakeLock');
  renderHook(useWakeLock).unmount();
  await Promise.resolve();
  expect(release).not.toHaveBeenCalled();
});
