import { buildClub, failedCall, PENDING, renderPage } from '@holeshot/testing';
import { screen } from '@testing-library/react';
import { page } from './clubs-page';

const CLUBS = '/api/public/clubs';
const open = (clubs: unknown) =>
  renderPage(page, { path: '/clubs', at: '/clubs', models: { [CLUBS]: clubs } });

test('names what is loading', async () => {
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
  expect(screen.getByRole('link', { name: /Nowhere/ })).toBeVisible();
  expect(screen.getByText('1 club on the map')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Clubs' })).toHaveTextContent(/^Clubs3/);
  expect(screen.getByRole('region', { name: 'World map with 1 club' })).toBeVisible();
  expect(container.querySelectorAll('[role=region] circle')).toHaveLength(1);
});
