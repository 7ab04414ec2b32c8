import type { Session } from '@holeshot/client';
import { PlatformContext } from '@holeshot/platform';
import { AtAddress, buildUser, createTestPlatform, failedCall } from '@holeshot/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { SignedInPart } from './signed-in-part';
import { UserMenu } from './user-menu';

function show(node: ReactNode, session: Partial<Session>, models: Record<string, unknown> = {}) {
  const { platform, calls } = createTestPlatform(models);
  const openDialog = jest.fn();
  const send = jest.spyOn(platform.client, 'send');
  render(
    <AtAddress>
      <PlatformContext.Provider
        value={{ ...platform, openDialog, session: { ...platform.session, ...session } }}
      >
        {node}
        <button type="button">elsewhere</button>
      </PlatformContext.Provider>
    </AtAddress>,
  );
  return { calls, openDialog, send };
}

const manager = buildUser({
  managedClub: { id: 7, name: 'Saltbush FPV' },
  adminOfClubIds: [7],
  tier: 'Club',
});

/** Opens the menu of the user whose name is on it. */
async function openMenu(name: string) {
  const summary = await screen.findByText(name, { selector: 'summary span' });
  const details = summary.closest('details') as HTMLDetailsElement;
  details.open = true;
  const items = [...details.querySelectorAll('a, button')].map((item) => item.textContent);
  return { details, items };
}

describe('the menu of a user', () => {
  test.each([
    ['a pilot', buildUser(), ['Your Account', 'Edit Account', 'Link to existing club', 'Logout']],
    [
      'a manager',
      manager,
      [
        'Your Account',
        'Edit Account',
        'Link to existing club',
        'Create Event',
        'Manage Club / Events',
        'Edit Club',
        'Link to application',
        'Logout',
      ],
    ],
    [
      'a person with the Club tier',
      buildUser({ tier: 'Club' }),
      ['Your Account', 'Edit Account', 'Link to existing club', 'Create your club', 'Logout'],
    ],
    [
      'the administrator',
      buildUser({ id: 2 }),
      ['Your Account', 'Edit Account', 'Link to existing club', 'Logout', 'Admin'],
    ],
  ])('of %s has its items in order', async (_, user, labels) => {
    show(<UserMenu />, { user });
    expect((await openMenu('Magpie')).items).toEqual(labels);
  });

  test('has first and last name on it without a handle', async () => {
    show(<UserMenu />, { user: buildUser({ handle: null, firstName: 'Imogen', lastName: 'Vale' }) });
    expect((await openMenu('Imogen Vale')).details).toBeVisible();
  });

  test.each([
    ['Edit Account', 'edit-account', undefined],
    ['Link to existing club', 'link-club', undefined],
    ['Create Event', 'create-event', { clubId: 7 }],
    ['Edit Club', 'edit-club', { clubId: 7 }],
    ['Link to application', 'link-application', { clubId: 7 }],
  ])('opens a dialog and closes on %s', async (label, dialog, props) => {
    const { openDialog } = show(<UserMenu />, { user: manager });
    const { details } = await openMenu('Magpie');
    fireEvent.click(screen.getByRole('button', { name: label }));
    expect(openDialog.mock.calls).toEqual([props ? [dialog, props] : [dialog]]);
    expect(details.open).toBe(false);
    expect(details.querySelector('summary')).toHaveFocus();
  });

  test.each([
    ['Your Account', '/account'],
    ['Manage Club / Events', '/manageClub'],
    ['Logout', '/logout/'],
  ])('%s leads to %s', async (label, href) => {
    show(<UserMenu />, { user: manager });
    await openMenu('Magpie');
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href);
  });

  test('closes on Esc and when the focus leaves it, and the arrow keys move in it', async () => {
    show(<UserMenu />, { user: buildUser() });
    const { details } = await openMenu('Magpie');
    fireEvent.keyDown(details, { key: 'ArrowDown' });
    expect(details.querySelector('summary')).toHaveFocus();
    fireEvent.keyDown(details, { key: 'ArrowDown' });
    expect(screen.getByRole('link', { name: 'Your Account' })).toHaveFocus();
    fireEvent.keyDown(details, { key: 'ArrowUp' });
    fireEvent.keyDown(details, { key: 'ArrowUp' });
    expect(screen.getByRole('link', { name: 'Logout' })).toHaveFocus();
    fireEvent.keyDown(details, { key: 'Escape' });
    expect(details.open).toBe(false);
    details.open = true;
    screen.getByRole('link', { name: 'Logout' }).focus();
    act(() => screen.getByRole('link', { name: 'Your Account' }).focus());
    expect(details.open).toBe(true);
    act(() => screen.getByRole('button', { name: 'elsewhere' }).focus());
    expect(details.open).toBe(false);
  });
});

describe('a notice', () => {
  const atMs = Date.UTC(2026, 10, 8, 9, 30);
  const notices = [{ id: 4, text: 'You moved up: you are registered.', atMs, href: '/event/1' }];
  const NOTICE = 'DELETE /api/account/notices/4';

  test('is shown until it is dismissed', async () => {
    const { send, calls } = show(
      <SignedInPart part="notices" />,
      { user: buildUser(), notices },
      { [NOTICE]: '' },
    );
    const link = await screen.findByRole('link', { name: 'You moved up: you are registered.' });
    expect(link).toHaveAttribute('href', '/event/1');
    expect(screen.getByText(/^8th November 2026/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(calls.reloads).toBe(1));
    expect(send).toHaveBeenCalledWith('DELETE', '/api/account/notices/4');
  });

  test('that is dismissed gives the focus to the next one, the last one to the page', async () => {
    const { platform } = createTestPlatform({ [NOTICE]: '', 'DELETE /api/account/notices/3': '' });
    const Page = () => {
      const [left, setLeft] = useState([...notices, { id: 3, text: 'An older one.', atMs, href: null }]);
      const value = {
        ...platform,
        session: { ...platform.session, user: buildUser(), notices: left },
        reload: async () => setLeft((shown) => shown.slice(1)),
      };
      return (
        <PlatformContext.Provider value={value}>
          <SignedInPart part="notices" />
          <main>
            <h1>Events</h1>
          </main>
        </PlatformContext.Provider>
      );
    };
    render(
      <AtAddress>
        <Page />
      </AtAddress>,
    );
    fireEvent.click((await screen.findAllByRole('button', { name: 'Got it' }))[0] as HTMLElement);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Got it' })).toHaveFocus());
    fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Events' })).toHaveFocus());
  });

  test('stays with the reason when it cannot be dismissed', async () => {
    const failure = failedCall(503, 'Service Unavailable');
    const { calls } = show(
      <SignedInPart part="notices" />,
      { user: buildUser(), notices },
      { [NOTICE]: failure },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(calls.toasts).toEqual(['The notice is still there: 503 Service Unavailable']));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Got it' })).toBeEnabled());
  });

  test('takes no room when there is none', () => {
    show(<SignedInPart part="notices" />, { user: buildUser(), notices: [] });
    expect(screen.queryByRole('list')).toBeNull();
  });
});
