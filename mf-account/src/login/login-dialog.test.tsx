import { PlatformContext } from '@holeshot/platform';
import { AtAddress, createTestPlatform } from '@holeshot/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { keepWantedEvent, takeHrefAfterSignIn } from '../leaving/wanted-event';
import { Dialog } from './login-dialog';

function open(props: Record<string, unknown> = {}) {
  const { platform, calls } = createTestPlatform();
  const close = jest.fn();
  const session = { ...platform.session, link: '/api/public/auth/login' };
  render(
    <AtAddress>
      <PlatformContext.Provider value={{ ...platform, session }}>
        <Dialog props={props} close={close} />
      </PlatformContext.Provider>
    </AtAddress>,
  );
  return { calls, close };
}

test('says what a membership is for', () => {
  open();
  expect(screen.getByRole('dialog', { name: 'Login via Patreon' })).toBeVisible();
  expect(screen.getByText(/It is enough to register for events/)).toBeVisible();
});

test('leads to the sign-in by a plain link', () => {
  open();
  const link = screen.getByRole('link', { name: 'Continue to Patreon' });
  expect(link).toHaveAttribute('href', '/api/public/auth/login');
  expect(link).not.toHaveAttribute('target');
});

test('leads to the sign-in in a new tab where the page has words to keep', () => {
  open({ keepsPage: true });
  expect(screen.getByRole('link', { name: 'Continue to Patreon' })).toHaveAttribute('target', '_blank');
  expect(screen.getByText(/what you typed stays here/)).toBeVisible();
});

test('names the event that the visitor wants to register for, and keeps it for the way back', () => {
  open({ eventId: 'event 1', eventName: 'Winter Open' });
  expect(screen.getByText(/Log in to register for/)).toHaveTextContent('Log in to register for Winter Open.');
  fireEvent.click(screen.getByRole('link', { name: 'Continue to Patreon' }), { ctrlKey: true });
  expect(takeHrefAfterSignIn()).toBe('/account?event=event%201');
  expect(takeHrefAfterSignIn()).toBe('/account');
});

test('a login without an event forgets the event of an earlier login', () => {
  keepWantedEvent('event-1');
  open();
  fireEvent.click(screen.getByRole('link', { name: 'Continue to Patreon' }), { ctrlKey: true });
  expect(takeHrefAfterSignIn()).toBe('/account');
});

test('closes when it leads to the tiers', () => {
  const { close } = open();
  const link = screen.getByRole('link', { name: 'compare the tiers' });
  expect(link).toHaveAttribute('href', '/patreon');
  fireEvent.click(link);
  expect(close).toHaveBeenCalledTimes(1);
});

test.each([
  ['Create a Patreon account', 'https://www.patreon.com/signup'],
  ['Support the project', 'https://www.patreon.com/fpvtrackside'],
])('asks before %s leaves the site', (name, href) => {
  const { calls } = open();
  fireEvent.click(screen.getByRole('link', { name }));
  expect(calls.externalLinks).toEqual([href]);
});
