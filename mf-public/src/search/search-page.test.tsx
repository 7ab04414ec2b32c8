import type { SearchResults } from '@holeshot/client';
import { buildEventListItem, failedCall, PENDING, renderPage } from '@holeshot/testing';
import { screen } from '@testing-library/react';
import { page } from './search-page';

const NOTHING: SearchResults = {
  isNearest: false,
  pilots: { total: 0, rows: [] },
  races: { total: 0, rows: [], pilot: null },
  tracks: { total: 0, rows: [] },
  events: { total: 0, rows: [] },
  clubs: { total: 0, rows: [] },
};

const open = (words: string, results?: unknown) =>
  renderPage(page, {
    path: '/search',
    at: `/search?q=${words}`,
    models: { [`/api/public/search/${words}`]: results },
  });

test('without a query, has a form and links to all lists', async () => {
  open('');
  expect(await screen.findByRole('searchbox', { name: 'Pilot, club, event or race' })).toHaveValue('');
  expect(screen.getByRole('link', { name: 'All pilots' })).toHaveAttribute('href', '/pilots');
});

test('labels its skeleton', async () => {
  open('kes', PENDING);
  expect(await screen.findByRole('status')).toHaveTextContent('Loading Search');
});

test('says that nothing has this name', async () => {
  open('kes', NOTHING);
  expect(await screen.findByText('Nothing is called “kes”')).toBeVisible();
});

test('names what failed', async () => {
  open('kes', failedCall(500, 'Internal Server Error'));
  expect(await screen.findByText('Search did not load')).toBeVisible();
});

test('lists results as links', async () => {
  open('kes', {
    ...NOTHING,
    events: { total: 9, rows: [buildEventListItem({ id: 'hill', name: 'Keswick Hill' })] },
  });
  expect(await screen.findByRole('link', { name: /Hill/ })).toHaveAttribute('href', '/event/hill');
  expect(screen.getByRole('status')).toHaveTextContent('1 shown of 9');
  const count = screen.getByText('9');
  expect(window.getComputedStyle(count).getPropertyValue('overflow-wrap')).toBe('anywhere');
  expect(page.meta({ words: 'kes', results: null })).toMatchObject({ noindex: true });
});
