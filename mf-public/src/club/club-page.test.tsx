import type { ClubFull, ClubPerson } from '@holeshot/client';
import { buildClub, buildEventListItem, failedCall, PENDING, renderPage } from '@holeshot/testing';
import { screen, within } from '@testing-library/react';
import { page } from './club-page';

const FULL = '/api/public/clubs/id/7/full';

const person = (changes: Partial<ClubPerson> = {}): ClubPerson => ({
  id: 1,
  handle: 'Kestrel',
  firstName: '',
  lastName: '',
  photoUrl: null,
  hasProfile: true,
  ...changes,
});

const club = (changes: Partial<ClubFull> = {}): ClubFull => ({
  ...buildClub(),
  events: [],
  admins: [],
  members: [],
  ...changes,
});

const open = (model: unknown, tab = '', id = '7') =>
  renderPage(page, {
    path: '/club/:clubId',
    at: `/club/${id}${tab && `?tab=${tab}`}`,
    models: { [FULL]: model },
  });

test('names what is loading', async () => {
  open(PENDING);
  expect(await screen.findByRole('status')).toHaveTextContent('Loading Club');
});

test.each([
  ['an unknown club', failedCall(404, 'Not Found', FULL), '7'],
  ['an id that is none', club(), 'seven'],
])('fails as a page for %s', async (_what, model, id) => {
  open(model, '', id);
  expect(await screen.findByText('Route failed: 404')).toBeVisible();
});

test('opens with its events, and a calendar of them', async () => {
  open(club({ events: [buildEventListItem()] }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Saltbush FPV');
  expect(screen.getByRole('tab', { name: 'Events 1' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('link', { name: 'Winter Series 3' })).toHaveAttribute('href', '/event/event-1');
  expect(screen.getByRole('link', { name: 'Calendar feed of this club' })).toHaveAttribute(
    'href',
    '/club/7/calendar.ics',
  );
});

test('shows a message for a club without events', async () => {
  open(club());
  expect(await screen.findByText('No Events found')).toBeVisible();
});

test('shows map, address and position', async () => {
  open(club({ address: 'Dry Creek Reserve', latitude: -34.8312, longitude: 138.5921 }), 'details');
  expect(await screen.findByText('Dry Creek Reserve', { selector: 'dd' })).toBeVisible();
  expect(screen.getByText('34.8312° S, 138.5921° E')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Map of where Saltbush FPV flies' })).toBeVisible();
});

test('shows a message for a club without address and coordinates', async () => {
  open(club(), 'details');
  expect(await screen.findByText('No address yet')).toBeVisible();
});

test('shows admins and members by handle, or by name where there is none', async () => {
  open(
    club({
      admins: [person()],
      members: [
        person({ id: 2, handle: null, firstName: 'Robin', lastName: 'Vale', hasProfile: false }),
        person({ id: 3, handle: 'Guest', hasProfile: false }),
      ],
    }),
    'members',
  );
  const admins = within(await screen.findByRole('region', { name: 'Admins' }));
  expect(admins.getByRole('link', { name: 'Kestrel' })).toHaveAttribute('href', '/Kestrel/');
  expect(screen.getByText('Robin Vale')).toBeVisible();
  expect(screen.getByText('Guest')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Guest' })).not.toBeInTheDocument();
});

test('offers no edit button to a visitor', async () => {
  open(club());
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: 'Edit Club' })).not.toBeInTheDocument();
});
