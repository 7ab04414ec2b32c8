import type { PilotList, PilotRow } from '@holeshot/client';
import { buildEventListItem, failedCall, PENDING, renderPage } from '@holeshot/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { page } from './pilots-page';

const ALL = '/api/public/pilots/names/all';

const buildRow = (row: Partial<PilotRow> = {}): PilotRow => ({
  name: 'Kestrel',
  handle: 'Kestrel',
  photoUrl: null,
  club: { id: 7, name: 'Saltbush FPV' },
  eventCount: 31,
  bestLapSeconds: 24.31,
  clubBestLapSeconds: 24.31,
  lastEvent: buildEventListItem({ name: 'Grand Final' }),
  lastRank: 1,
  lastRanked: 20,
  ...row,
});

const buildList = (list: Partial<PilotList> = {}): PilotList => ({
  total: 2,
  withoutAccount: 1,
  page: 1,
  pages: 1,
  letters: ['f', 'k'],
  clubs: [{ id: 7, name: 'Saltbush FPV' }],
  rows: [buildRow({ name: 'Fathom', handle: null, bestLapSeconds: 26.3 }), buildRow()],
  ...list,
});

const open = (list: unknown, at = '/pilots', models = {}) =>
  renderPage(page, { path: '/pilots', at, models: { [ALL]: list, ...models } });

test('labels its skeleton', async () => {
  open(PENDING);
  expect(await screen.findByRole('status')).toHaveTextContent('Loading Pilots');
});

test('says that there are no names yet', async () => {
  open(buildList({ total: 0, rows: [], letters: [] }));
  expect(await screen.findByText('No names yet')).toBeVisible();
});

test('names what failed to load', async () => {
  open(failedCall(500, 'Internal Server Error', ALL));
  expect(await screen.findByText('Pilots did not load')).toBeVisible();
});

test('lists names with their last result and best lap, and marks those without an account', async () => {
  open(buildList());
  expect(await screen.findByText('2 names, 1 of them without an account')).toBeVisible();
  const [, fathom, kestrel] = screen.getAllByRole('row');
  expect(within(fathom as HTMLElement).getByRole('link')).toHaveAttribute('href', '/club/7/pilot/Fathom');
  expect(fathom).toHaveTextContent('Fathom no account');
  const name = within(fathom as HTMLElement).getByRole('link');
  expect(window.getComputedStyle(name).getPropertyValue('overflow-wrap')).toBe('anywhere');
  expect(fathom).toHaveTextContent('1st of 20 Grand Final');
  expect(fathom).toHaveTextContent('26.30+1.99');
  expect(within(kestrel as HTMLElement).getByRole('link')).toHaveAttribute('href', '/Kestrel/');
  expect(kestrel).toHaveTextContent('24.31best');
});

test('only letters with names are links', async () => {
  open(buildList());
  const letters = within(await screen.findByRole('navigation', { name: 'First letter' }));
  expect(letters.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['F', 'K']);
  expect(letters.getByRole('link', { name: 'K' })).toHaveAttribute(
    'href',
    expect.stringContaining('letter=k'),
  );
});

test('a club shows its pilots', async () => {
  open(buildList(), '/pilots', {
    '/api/public/pilots/names/club%3D7': buildList({ total: 1, withoutAccount: 0, rows: [buildRow()] }),
  });
  fireEvent.change(await screen.findByRole('combobox', { name: 'Club' }), { target: { value: '7' } });
  await waitFor(() => expect(screen.getByText('1 name')).toBeVisible());
});
