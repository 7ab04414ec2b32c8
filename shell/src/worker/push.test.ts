import { handlePush } from './push';
import type { NotificationEvent, PushEvent, WorkerScope } from './worker-scope';

const showNotification = jest.fn(async () => undefined);
const openWindow = jest.fn(async () => null);
const focus = jest.fn();
let tabs: { url: string; focus: () => void }[] = [];
const listeners: Record<string, (event: never) => void> = {};

beforeEach(() => {
  tabs = [];
  jest.clearAllMocks();
  handlePush({
    addEventListener: (name: string, listener: (event: never) => void) => {
      listeners[name] = listener;
    },
    registration: { showNotification, scope: 'http://localhost/' },
    clients: { matchAll: async () => tabs, openWindow },
  } as unknown as WorkerScope);
});

async function push(json: () => unknown): Promise<void> {
  const waits: Promise<unknown>[] = [];
  const event = { data: { json }, waitUntil: (done: Promise<unknown>) => waits.push(done) };
  listeners.push?.(event as unknown as PushEvent as never);
  await Promise.all(waits);
}

async function click(data: unknown): Promise<void> {
  const waits: Promise<unknown>[] = [];
  const event = {
    notification: { data, close: jest.fn() },
    waitUntil: (done: Promise<unknown>) => waits.push(done),
  };
  listeners.notificationclick?.(event as unknown as NotificationEvent as never);
  await Promise.all(waits);
}

test('shows a message, in place of the one before about the same race', async () => {
  await push(() => ({ title: 'To the line: Race 7-3', body: 'Nightjar on R5.', href: '/event/1', tag: 'r' }));
  expect(showNotification).toHaveBeenCalledWith(
    'To the line: Race 7-3',
    expect.objectContaining({ body: 'Nightjar on R5.', tag: 'r', data: { href: '/event/1' } }),
  );
});

test.each([
  ['text', () => JSON.parse('nonsense')],
  ['nothing', () => undefined],
])('shows something for %s that it does not understand', async (_, json) => {
  await push(json);
  expect(showNotification).toHaveBeenCalledWith('Holeshot', expect.anything());
});

test('opens the page of a message, in the tab that shows it', async () => {
  await click({ href: '/event/1?tab=my-day' });
  expect(openWindow).toHaveBeenCalledWith('http://localhost/event/1?tab=my-day');
  tabs = [{ url: 'http://localhost/event/1?tab=my-day', focus }];
  await click({ href: '/event/1?tab=my-day' });
  expect([focus.mock.calls.length, openWindow.mock.calls.length]).toEqual([1, 1]);
});

test('opens no page of another site', async () => {
  await click({ href: 'https://evil.example/' });
  expect(openWindow).toHaveBeenCalledWith('http://localhost');
});
