import { fillPath } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import type { Platform } from '@holeshot/platform';
import { PlatformContext } from '@holeshot/platform';
import { buildEventRecord, createTestPlatform } from '@holeshot/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DayActions } from './day-actions';
import type { DayProps } from './day-props';
import type { TellData } from './tell-data';

const DAY = { eventId: 'event-1', pilotId: 'kestrel' };
const watchPath = fillPath(paths.pushWatch, DAY);
const calendarPath = fillPath(paths.newPilotCalendar, DAY);
const SUBSCRIPTION = {
  toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
};

let platform: Platform;
let toasts: string[];
const send = jest.fn(async (_method: string, _path: string, _body?: unknown) => '');
let permission: NotificationPermission;
let subscription: typeof SUBSCRIPTION | null;
const subscribe = jest.fn();
const vibrate = jest.fn();

/** A browser that can be told. */
function supportPush(): void {
  const registration = { pushManager: { getSubscription: async () => subscription, subscribe } };
  Object.assign(window, {
    PushManager: class {},
    Notification: {
      get permission() {
        return permission;
      },
    },
  });
  Object.assign(navigator, {
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
}

beforeEach(() => {
  const test = createTestPlatform({ [paths.pushKey]: { Key: 'server-key' } });
  platform = test.platform;
  toasts = test.calls.toasts;
  platform.client = { ...platform.client, send, get: async () => 'server-key' as never };
  permission = 'default';
  subscription = null;
  jest.clearAllMocks();
  subscribe.mockImplementation(async () => {
    permission = 'granted';
    subscription = SUBSCRIPTION;
    return subscription;
  });
  send.mockResolvedValue('');
  Object.assign(navigator, { vibrate });
  supportPush();
});
let run = 0;
afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(window, 'PushManager');
  run += 1;
});

const race = { id: 'race-8', roundNumber: 1, eventType: 'Race' as const, raceNumber: 8 };
const toTell = (countBefore: number, isCalled = false): TellData => ({
  races: [
    { ...race, id: 'race-1', start: 1, end: 2 },
    { ...race, start: null, end: null },
  ],
  own: [{ race, countBefore, isCalled, isFlying: false, forecast: null, channelId: null }],
});

/** Each test has a pilot of its own: settings stay in memory. */
const pilotId = () => (run === 0 ? DAY.pilotId : `${DAY.pilotId}-${run}`);
const toPath = (path: string) => path.replace(DAY.pilotId, pilotId());

function Page({ tell = toTell(3) }: { tell?: TellData }) {
  const props = { event: buildEventRecord(), day: { pilotId: pilotId() } } as unknown as DayProps;
  return (
    <PlatformContext value={platform}>
      <DayActions {...props} tell={tell} name="Kestrel" isStale={false} />
    </PlatformContext>
  );
}

const press = (element: HTMLElement) => act(async () => fireEvent.click(element));
const notify = () => screen.getByRole('switch', { name: /Notify me/ });

test('requests nothing until it is turned on, then subscribes with the number of races', async () => {
  render(<Page />);
  expect(notify()).not.toBeChecked();
  await press(screen.getAllByRole('button', { name: 'More' })[0] as HTMLElement);
  expect([subscribe, send].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  await press(notify());
  expect(notify()).toBeChecked();
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'server-key' });
  expect(send).toHaveBeenCalledWith('POST', toPath(watchPath), { device: SUBSCRIPTION.toJSON(), ahead: 3 });
  await press(screen.getAllByRole('button', { name: 'Less' })[0] as HTMLElement);
  expect(send).toHaveBeenLastCalledWith('POST', toPath(watchPath), expect.objectContaining({ ahead: 2 }));
  await press(notify());
  expect(notify()).not.toBeChecked();
  expect(send).toHaveBeenLastCalledWith('POST', toPath(watchPath), expect.objectContaining({ ahead: 0 }));
});

test('sends quick changes of the number one after the other', async () => {
  render(<Page />);
  await press(notify());
  send.mockClear();
  let finish: (text: string) => void = () => undefined;
  send.mockReturnValueOnce(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  const [more] = screen.getAllByRole('button', { name: 'More' });
  await press(more as HTMLElement);
  await press(more as HTMLElement);
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => finish(''));
  expect(send).toHaveBeenLastCalledWith('POST', toPath(watchPath), expect.objectContaining({ ahead: 4 }));
});

test('says how to allow what the browser blocks, and stays off', async () => {
  permission = 'denied';
  render(<Page />);
  expect(screen.getByText(/This browser blocks notifications/)).toBeVisible();
  expect(notify()).not.toBeChecked();
});

test('says so when the visitor declines', async () => {
  subscribe.mockImplementation(async () => {
    permission = 'denied';
    throw new Error('denied');
  });
  render(<Page />);
  await press(notify());
  expect(screen.getByText(/This browser blocks notifications/)).toBeVisible();
  expect(notify()).not.toBeChecked();
});

test('says that a browser cannot notify', () => {
  Reflect.deleteProperty(window, 'PushManager');
  render(<Page />);
  expect(screen.getByText(/This browser cannot notify/)).toBeVisible();
  expect(notify()).toBeDisabled();
});

test('says what failed, and can be tried again', async () => {
  send.mockRejectedValueOnce(new Error('The site is busy.'));
  render(<Page />);
  await press(notify());
  expect(screen.getByText('It did not work: The site is busy.')).toBeVisible();
  expect(notify()).not.toBeChecked();
  await press(notify());
  expect(notify()).toBeChecked();
});

test('the open page vibrates and shows the news once its sound is on', async () => {
  const { rerender } = render(<Page />);
  rerender(<Page tell={toTell(2)} />);
  expect(vibrate).not.toHaveBeenCalled();
  await press(screen.getByRole('switch', { name: /Sound in this page/ }));
  rerender(<Page tell={toTell(0, true)} />);
  expect(screen.getByText('To the line: Race 1-8. Kestrel, no channel yet.')).toBeVisible();
  expect(vibrate).toHaveBeenCalledTimes(1);
  rerender(<Page tell={toTell(0, true)} />);
  expect(vibrate).toHaveBeenCalledTimes(1);
});

test('makes a calendar, shows its address and ends it', async () => {
  const secret = 's'.repeat(43);
  send.mockResolvedValueOnce(JSON.stringify({ secret }));
  render(<Page />);
  await press(screen.getByRole('button', { name: 'Add to calendar' }));
  expect(send).toHaveBeenCalledWith('POST', toPath(calendarPath));
  const link = screen.getByRole('link', { name: 'Open' });
  expect(link).toHaveAttribute('href', `webcal://localhost/my-day/${secret}.ics`);
  send.mockRejectedValueOnce(new Error('No network.'));
  await press(screen.getByRole('button', { name: 'End it' }));
  expect(screen.getByRole('alert')).toHaveTextContent('It did not work: No network.');
  await press(screen.getByRole('button', { name: 'End it' }));
  expect(send).toHaveBeenLastCalledWith('DELETE', fillPath(paths.pilotCalendar, { secret }));
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  expect(toasts).toEqual(['The calendar has ended']);
});
