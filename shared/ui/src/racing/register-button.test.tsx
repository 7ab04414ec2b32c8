import type { Session } from '@holeshot/client';
import { PlatformContext } from '@holeshot/platform';
import { AtAddress, buildUser, createTestPlatform } from '@holeshot/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RegisterButton } from './register-button';

const event = { id: 'event-1', name: 'Winter Open', isRegisterOpen: true };

function show(session: Partial<Session> = {}, props: Partial<Parameters<typeof RegisterButton>[0]> = {}) {
  const { platform } = createTestPlatform();
  const openDialog = jest.fn();
  render(
    <AtAddress>
      <PlatformContext.Provider
        value={{ ...platform, openDialog, session: { ...platform.session, ...session } }}
      >
        <RegisterButton event={event} {...props} />
      </PlatformContext.Provider>
    </AtAddress>,
  );
  return openDialog;
}

const findButton = () => screen.queryByRole('button');

test('opens the login for a visitor', () => {
  const openDialog = show();
  fireEvent.click(screen.getByRole('button', { name: 'Register for Winter Open' }));
  expect(openDialog).toHaveBeenCalledWith('login', { eventId: 'event-1', eventName: 'Winter Open' });
});

test('opens the registration form for a user', () => {
  const openDialog = show({ user: buildUser() });
  fireEvent.click(screen.getByRole('button', { name: 'Register for Winter Open' }));
  expect(openDialog).toHaveBeenCalledWith('event-registration', { eventId: 'event-1' });
});

test('shows nothing when registration is closed', () => {
  show({ user: buildUser() }, { event: { ...event, isRegisterOpen: false } });
  expect(findButton()).toBeNull();
});

test('offers the waiting list of a full event', () => {
  show({}, { event: { ...event, isFull: true } });
  expect(screen.getByRole('button', { name: 'Join waiting list for Winter Open' })).toBeVisible();
});

test.each([
  ['registered', 0, 'Registered ✓'],
  ['waiting', 2, 'Waiting list, place 2'],
] as const)('links a user who is %s to the account instead', (status, place, text) => {
  show({ user: buildUser(), registrations: [{ eventId: 'event-1', status, place }] });
  expect(findButton()).toBeNull();
  expect(screen.getByRole('link', { name: text })).toHaveAttribute('href', '/account');
});

test('is not printed, and neither is that the user is registered', () => {
  show();
  expect(findButton()).toHaveAttribute('data-print', 'no');
  show({ user: buildUser(), registrations: [{ eventId: 'event-1', status: 'registered', place: 0 }] });
  expect(screen.getByRole('link', { name: 'Registered ✓' })).toHaveAttribute('data-print', 'no');
});

test('a registration for another event changes nothing', () => {
  show({ user: buildUser(), registrations: [{ eventId: 'event-2', status: 'registered', place: 0 }] });
  expect(findButton()).toHaveTextContent('Register');
});

test('passes the focus on to the heading of the page once the user is registered', async () => {
  const { platform } = createTestPlatform();
  const page = (registrations: Session['registrations']) => (
    <AtAddress>
      <PlatformContext.Provider
        value={{ ...platform, session: { ...platform.session, user: buildUser(), registrations } }}
      >
        <main>
          <h1>Winter Open</h1>
          <RegisterButton event={event} />
        </main>
      </PlatformContext.Provider>
    </AtAddress>
  );
  const { rerender } = render(page([]));
  screen.getByRole('button').focus();
  rerender(page([{ eventId: 'event-1', status: 'registered', place: 0 }]));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Winter Open' })).toHaveFocus());
});
