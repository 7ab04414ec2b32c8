import type { Session } from '@holeshot/client';
import { PlatformContext } from '@holeshot/platform';
import { AtAddress, buildEventRecord, buildUser, createTestPlatform, EVENT_START } from '@holeshot/testing';
import { act, render, screen } from '@testing-library/react';
import { EventRegistration } from './event-registration';

type Places = Partial<ReturnType<typeof buildEventRecord>>;

const MINUTE_MS = 60_000;

beforeEach(() => jest.useFakeTimers({ now: EVENT_START - MINUTE_MS }));
afterEach(() => jest.useRealTimers());

function show(places: Places, session: Partial<Session> = {}) {
  const { platform } = createTestPlatform();
  const event = { ...buildEventRecord({ canRegister: true, ...places }), channels: [] };
  return render(
    <AtAddress>
      <PlatformContext.Provider value={{ ...platform, session: { ...platform.session, ...session } }}>
        <EventRegistration data={{ event, nowMs: EVENT_START - MINUTE_MS }} />
      </PlatformContext.Provider>
    </AtAddress>,
  );
}

test.each([
  ['without a limit', {}, '', 'Register'],
  ['with free places', { capacity: 20, registeredCount: 12 }, '12 of 20 places taken', 'Register'],
  [
    'when the only place is taken',
    { capacity: 1, registeredCount: 1 },
    'Full: 1 of 1 places taken',
    'Join waiting list',
  ],
  [
    'when a manager has lowered the number of places',
    { capacity: 10, registeredCount: 12 },
    'Full: 10 of 10 places taken',
    'Join waiting list',
  ],
  [
    'when others wait',
    { capacity: 20, registeredCount: 20, waitingCount: 3 },
    'Full: 3 on the waiting list',
    'Join waiting list',
  ],
])('%s it says how many places are taken', (_, places, text, button) => {
  const { container } = show(places);
  expect(container).toHaveTextContent(new RegExp(`^${text}${button}$`));
});

test('shows nothing when registration is closed', () => {
  const { container } = show({ capacity: 20, isClosed: true });
  expect(container).toBeEmptyDOMElement();
});

test('lists the registered pilots, also once registration is closed', () => {
  const registrations = [{ eventId: 'event-1', status: 'waiting' as const, place: 2 }];
  show({ capacity: 20, registeredCount: 20, isClosed: true }, { user: buildUser(), registrations });
  expect(screen.getByRole('link', { name: 'Waiting list, place 2' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('goes from an open page when the event starts', async () => {
  const { container } = show({ capacity: 20 });
  await act(() => jest.advanceTimersByTimeAsync(MINUTE_MS / 2));
  expect(screen.getByRole('button', { name: /^Register/ })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(MINUTE_MS));
  expect(container).toBeEmptyDOMElement();
});

test('is not offered by a page that the browser kept until after the start', () => {
  jest.setSystemTime(EVENT_START + 1);
  expect(show({ capacity: 20 }).container).toBeEmptyDOMElement();
});
