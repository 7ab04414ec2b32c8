import { buildClub, buildEventListItem, failedCall, PENDING, renderPage } from '@holeshot/testing';
import { screen } from '@testing-library/react';
import { page } from './clubs-page';

const CLUBS = '/api/public/clubs';
const NEXT = '/api/public/events/next';
const open = (clubs: unknown, next: unknown = []) =>
  renderPage(page, { path: '/clubs', at: '/clubs', models: { [CLUBS]: clubs, [NEXT]: next } });

test('labels its skeleton', async () => {
  open(PENDING);
  expect(await screen.findByRole('status')).toHaveTextContent('Loading Clubs');
});

test('shows a message when there are no clubs', async () => {
  open([]);
  expect(await screen.findByText('No clubs yet')).toBeVisible();
});

test('names what failed to load', async () => {
  open(failedCall(500, 'Internal Server Error', CLUBS));
  expect(await screen.findByText('Clubs did not load')).toBeVisible();
});

test('lists every club and maps those with a name and coordinates', async () => {
  const { container } = open([
    buildClub({ address: 'Adelaide, Australia', latitude: -34.9, longitude: 138.6 }),
    buildClub({ id: 8, name: 'Club', latitude: 1, longitude: 1 }),
    buildClub({ id: 9, name: 'Nowhere' }),
  ]);
  expect(await screen.findByRole('link', { name: /Saltbush FPV/ })).toHaveAttribute('href', '/club/7');
  expect(screen.getByText('Adelaide, Australia')).toBeVisible();
  const club = screen.getByRole('link', { name: /Saltbush FPV/ });
  expect(window.getComputedStyle(club).getPropertyValue('overflow-wrap')).toBe('anywhere');
  expect(screen.getByRole('link', { name: /Nowhere/ })).toBeVisible();
  expect(screen.getByText('1 club on the map')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Clubs' })).toHaveTextContent(/^Clubs3/);
  expect(screen.getByRole('region', { name: 'World map with 1 club' })).toBeVisible();
  expect(container.querySelectorAll('[role=region] circle')).toHaveLength(1);
});

test("names each club's next event", async () => {
  const event = buildEventListItem({ name: 'Winter Series 4', start: Date.UTC(2026, 10, 28, 9, 30) });
  open([buildClub(), buildClub({ id: 8, name: 'Nowhere' })], [event]);
  expect(
    await screen.findByRole('link', { name: /Saltbush FPV.*Next: Winter Series 4, 28th November 2026/ }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: /Nowhere/ })).not.toHaveTextContent('Next');
});

test('lists clubs when their next events fail to load', async () => {
  open([buildClub()], failedCall(500, 'Internal Server Error', NEXT));
  expect(await screen.findByRole('link', { name: /Saltbush FPV/ })).toBeVisible();
});
