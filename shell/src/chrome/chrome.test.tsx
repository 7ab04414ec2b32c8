import { THEME_STORAGE_KEY } from '@holeshot/contract';
import { PlatformContext } from '@holeshot/platform';
import { AtAddress, createTestPlatform } from '@holeshot/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { shouldOfferSunlight } from '../app/theme';
import { ConfirmExternalDialog } from './confirm-external-dialog';
import { CrashDialog } from './crash-dialog';
import { findMenuHref } from './menu';
import { RoutingErrorView } from './routing-error-view';
import { SunlightOffer } from './sunlight-offer';
import { TopBar } from './top-bar';

function show(node: ReactNode, at = '/events') {
  const { platform, calls } = createTestPlatform();
  render(
    <AtAddress href={at}>
      <PlatformContext.Provider value={platform}>{node}</PlatformContext.Provider>
    </AtAddress>,
  );
  return calls;
}

const menu = () => screen.getByRole('navigation', { name: 'Main' });
// getByRole does not find it: it is hidden on wide screens
const dropdown = () => screen.getByText('More').closest('details') as HTMLDetailsElement;

test('the menu shows its items in order, and Login', () => {
  show(<TopBar remoteItems={[]} />);
  const items = within(menu())
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(items).toEqual([
    'Skip to content',
    'Holeshot',
    'Home',
    'Download',
    'Clubs',
    'Events',
    'Patreon',
    'Code',
    'Chat',
    'Online Manual',
    'Search ',
  ]);
  expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
});

test('the dropdown of small screens has Download, Patreon, Code, Chat and Online Manual', () => {
  show(<TopBar remoteItems={[]} />);
  const links = [...dropdown().querySelectorAll('a')].map((link) => link.textContent);
  expect(links).toEqual(['Download', 'Patreon', 'Code', 'Chat', 'Online Manual']);
});

test('items of remotes come before those that leave the site, on small screens in the dropdown', () => {
  show(<TopBar remoteItems={[{ label: 'Paddock', href: '/paddock' }]} />, '/paddock');
  const items = within(menu())
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(items.slice(5, 9)).toEqual(['Events', 'Patreon', 'Paddock', 'Code']);
  expect([...dropdown().querySelectorAll('a')].map((link) => link.textContent)).toContain('Paddock');
  expect(within(menu()).getAllByRole('link', { name: 'Paddock' })[0]).toHaveAttribute('aria-current', 'page');
});

test('the dropdown closes on a click elsewhere and on Esc', () => {
  show(<TopBar remoteItems={[]} />);
  const details = dropdown();
  details.open = true;
  fireEvent.pointerDown(document.body);
  expect(details.open).toBe(false);
  details.open = true;
  fireEvent.keyDown(details, { key: 'Escape' });
  expect(details.open).toBe(false);
  expect(screen.getByText('More')).toHaveFocus();
});

test('an external link asks for confirmation', () => {
  const calls = show(<TopBar remoteItems={[]} />);
  const code = screen.getAllByRole('link', { name: 'Code' })[0] as HTMLElement;
  fireEvent.click(code);
  expect(calls.externalLinks).toEqual([code.getAttribute('href')]);
});

test('Login opens the login dialog', () => {
  const calls = show(<TopBar remoteItems={[]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(calls.dialogs).toEqual(['login']);
});

test.each([
  ['/', '/'],
  ['/events', '/events'],
  ['/event/1/race/2', '/events'],
  ['/club/7', '/clubs'],
  ['/index.php', '/download'],
  ['/some-pilot/', '/some-pilot'],
])('%s belongs to the menu item %s', (pathname, href) => {
  expect(findMenuHref(pathname)).toBe(href);
});

test('the menu marks the current page', () => {
  show(<TopBar remoteItems={[]} />, '/event/1');
  expect(screen.getByRole('link', { name: 'Events' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
});

test('the confirmation before leaving the site has Cancel and the link', () => {
  const close = jest.fn();
  show(<ConfirmExternalDialog props={{ href: 'https://example.org/', label: 'Code' }} close={close} />);
  expect(screen.getByRole('link', { name: 'Code' })).toHaveAttribute('href', 'https://example.org/');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(close).toHaveBeenCalledTimes(1);
});

test('the crash dialog shows message, url, stack and detail (R49)', () => {
  const error = Object.assign(new Error('500 Internal Server Error'), {
    url: '/api/public/events',
    json: { eventId: 4127 },
  });
  show(<CrashDialog error={error} close={() => undefined} />);
  const dialog = within(screen.getByRole('dialog', { name: "You've crashed out" }));
  expect(dialog.getByText('All of your propellers are broken and a lipo is on fire')).toBeVisible();
  expect(dialog.getByText('500 Internal Server Error')).toBeVisible();
  expect(dialog.getByRole('link', { name: '/api/public/events' })).toBeVisible();
  expect(dialog.getByText(/at .*chrome\.test/)).toBeVisible();
  expect(dialog.getByText(/"eventId": 4127/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
});

test.each([
  ['status and status text', { status: 404, statusText: 'Not Found' }, '404 Not Found'],
  ['the message', { message: 'No such thing' }, 'No such thing'],
])('a routing error shows %s', (_, failure, text) => {
  show(<RoutingErrorView {...failure} />);
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

test('a routing error says that its details were copied (R45)', async () => {
  Object.assign(navigator, { clipboard: { writeText: async () => undefined } });
  const calls = show(<RoutingErrorView message="Away" details="mf-race" />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy details' })));
  expect(calls.toasts).toEqual(['Copied to clipboard']);
});

describe('sunlight', () => {
  const root = document.documentElement;
  afterEach(() => {
    delete root.dataset.theme;
    localStorage.clear();
  });

  test('a button in the top bar switches it on and off, and keeps the choice', async () => {
    show(<TopBar remoteItems={[]} />);
    const button = () => screen.getByRole('button', { name: 'Sunlight' });
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    await act(async () => fireEvent.click(button()));
    expect([root.dataset.theme, localStorage.getItem(THEME_STORAGE_KEY)]).toEqual(['sun', 'sun']);
    await act(async () => fireEvent.click(button()));
    expect([root.dataset.theme, localStorage.getItem(THEME_STORAGE_KEY)]).toEqual(['dark', 'dark']);
  });

  test.each(['Sunlight', 'Stay dark'])(
    'a phone that answered the offer with %s is not asked again',
    (answer) => {
      root.dataset.offer = 'sun';
      expect(shouldOfferSunlight()).toBe(true);
      render(<SunlightOffer />);
      fireEvent.click(screen.getByRole('button', { name: answer }));
      expect(screen.queryByRole('region', { name: 'Sunlight' })).toBeNull();
      expect(root.dataset.theme).toBe(answer === 'Sunlight' ? 'sun' : 'dark');
      expect(shouldOfferSunlight()).toBe(false);
    },
  );
});

describe('search', () => {
  const button = () => screen.getByRole('link', { name: 'Search' });

  test('opens on its button, Ctrl+K, Cmd+K and a slash; without scripts the button leads to its page', () => {
    const calls = show(<TopBar remoteItems={[]} />);
    expect(button()).toHaveAttribute('href', '/search');
    fireEvent.click(button());
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: 'K', metaKey: true });
    fireEvent.keyDown(document.body, { key: '/' });
    expect(calls.dialogs).toEqual(['search', 'search', 'search', 'search']);
  });

  test('a slash in a field is a slash, and an open dialog keeps its words', () => {
    const calls = show(
      <>
        <TopBar remoteItems={[]} />
        <input aria-label="Name" />
      </>,
    );
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: '/' });
    fireEvent.keyDown(document.body, { key: 'k' });
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    dialog.remove();
    expect(calls.dialogs).toEqual([]);
  });
});
