import { keepEvent } from './keep-event';

test('keeps each opened page at once, and its new data every two minutes', async () => {
  jest.useFakeTimers();
  let noteCalls: PerformanceObserverCallback | undefined;
  globalThis.PerformanceObserver = class {
    constructor(callback: PerformanceObserverCallback) {
      noteCalls = callback;
    }
    observe() {}
  } as unknown as typeof PerformanceObserver;
  performance.getEntriesByType = () => [];
  let becomeIdle = (): void => undefined;
  const subscribe = (listener: (state: { navigation: { state: string } }) => void) => {
    becomeIdle = () => listener({ navigation: { state: 'idle' } });
    return () => undefined;
  };
  const postMessage = jest.fn();
  history.replaceState(null, '', '/event/1');
  keepEvent({ router: { subscribe }, getWorker: async () => ({ postMessage }) });
  const countAfter = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
    return postMessage.mock.calls.length;
  };
  expect(await countAfter(0)).toBe(1);
  becomeIdle();
  expect(await countAfter(0)).toBe(1);
  history.replaceState(null, '', '/event/1?tab=rounds');
  becomeIdle();
  expect(await countAfter(0)).toBe(2);
  expect(await countAfter(120_000)).toBe(2);
  const list = { getEntries: () => [{ name: 'http://localhost/api/public/events/id/1' }] };
  noteCalls?.(list as PerformanceObserverEntryList, {} as PerformanceObserver);
  expect(await countAfter(120_000)).toBe(3);
  jest.useRealTimers();
});
