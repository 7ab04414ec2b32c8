import { watchNetwork } from './watch-network';

afterEach(() => jest.restoreAllMocks());

test('the document is marked while the device is offline', () => {
  const stop = watchNetwork();
  expect(document.documentElement).not.toHaveAttribute('data-offline');
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  expect(document.documentElement).toHaveAttribute('data-offline');
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(document.documentElement).not.toHaveAttribute('data-offline');
  stop();
});
