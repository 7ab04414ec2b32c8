import type { Session } from '@holeshot/client';
import { buildUser, PENDING, renderPage } from '@holeshot/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { page as framePage } from './admin-frame-page';
import { page as linksPage } from './admin-page';
import { ADMIN_PAGES, adminPageHref, FRAME_PAGES } from './admin-pages';

const SESSION = '/api/public/auth';
const admin = buildUser({ id: 2 });
const other = buildUser({ id: 3, tier: 'Club', adminOfClubIds: [7] });

const getSession = (user: Session['user']): Session => ({
  user,
  link: '',
  adminOfClubId: null,
  registrations: [],
  notices: [],
});

const openLinks = (user: Session['user']) =>
  renderPage(linksPage, { path: '/admin', at: '/admin', models: { [SESSION]: getSession(user) } });

const openFrame = (user: Session['user'], name = 'users') =>
  renderPage(framePage, {
    path: '/admin/:page',
    at: `/admin/${name}/`,
    models: { [SESSION]: getSession(user) },
  });

test('the admin sees a link to each page', async () => {
  openLinks(admin);
  await screen.findByRole('link', { name: /^User Management/ });
  const links = ['User Management', 'Log Viewer', 'Update', 'Youtube', 'Rollouts'].map((name) =>
    screen.getByRole('link', { name: new RegExp(`^${name}`) }).getAttribute('href'),
  );
  expect(links).toEqual([
    '/admin/users/',
    '/admin/logs/',
    '/admin/update/',
    '/admin/youtube/',
    '/admin/rollouts/',
  ]);
});

test.each(FRAME_PAGES.map(({ id, title }) => [id, title] as const))(
  '/admin/%s/ has a heading, the links, and the page of the server in a frame',
  async (id, title) => {
    openFrame(admin, id);
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.getByTitle(title)).toHaveAttribute('src', `/api/dev/${id}/`);
    const nav = within(screen.getByRole('navigation', { name: 'Admin' }));
    expect(nav.getAllByRole('link')).toHaveLength(ADMIN_PAGES.length);
    const current = nav.getByRole('link', { current: 'page' });
    expect([current.textContent, current.getAttribute('href')]).toEqual([title, adminPageHref(id)]);
    expect(document.title).toBe(`${title} · Holeshot`);
  },
);

describe.each([
  ['the links', openLinks],
  ['a frame', openFrame],
])('%s', (_, open) => {
  it('are refused to other people', async () => {
    open(other);
    expect(await screen.findByText('Only the admin of the site can use it.')).toBeVisible();
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.queryByRole('link', { name: /Log Viewer/ })).toBeNull();
  });

  it('ask visitors to log in', async () => {
    const { calls } = open(null);
    fireEvent.click(await screen.findByRole('button', { name: 'Login' }));
    expect(calls.dialogs).toEqual(['login']);
    expect(document.querySelector('iframe')).toBeNull();
  });
});

test('an unknown page is missing', async () => {
  openFrame(admin, 'settings');
  expect(await screen.findByText('Route failed: 404')).toBeVisible();
});

test('a page that loads has a skeleton', () => {
  renderPage(linksPage, { path: '/admin', at: '/admin', models: { [SESSION]: PENDING } });
  expect(screen.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible();
});

test('a frame without an answer of the server says so, and can be tried again', async () => {
  openFrame(admin);
  const frame = await screen.findByTitle('User Management');
  Object.defineProperty(frame, 'contentDocument', { value: null });
  fireEvent.load(frame);
  expect(screen.getByRole('alert')).toHaveTextContent('User Management did not load');
  expect(screen.getByRole('alert')).toHaveTextContent('/api/dev/users/');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByTitle('User Management')).toHaveAttribute('src', '/api/dev/users/');
});

test('a frame is as high as its content', async () => {
  const observed: { target: Element; notify: () => void }[] = [];
  class TestObserver {
    constructor(private readonly notify: () => void) {}
    observe = (target: Element) => void observed.push({ target, notify: this.notify });
    disconnect = () => undefined;
    unobserve = () => undefined;
  }
  const { ResizeObserver: real } = globalThis;
  Object.assign(globalThis, { ResizeObserver: TestObserver });
  openFrame(admin);
  const frame = await screen.findByTitle('User Management');
  const content = document.implementation.createHTMLDocument();
  const root = content.documentElement;
  Object.defineProperty(frame, 'contentDocument', { value: content });
  Object.defineProperty(content, 'readyState', { value: 'complete' });
  Object.defineProperty(content, 'URL', { value: '/api/dev/users/' });
  fireEvent.load(frame);
  const last = observed.at(-1);
  expect(last?.target).toBe(root);
  Object.defineProperty(root, 'offsetHeight', { value: 1234 });
  act(() => last?.notify());
  expect(frame).toHaveAttribute('height', '1234');
  // following it anew would scroll to its top
  expect(observed).toHaveLength(1);
  Object.assign(globalThis, { ResizeObserver: real });
});
