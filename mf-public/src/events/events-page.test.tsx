import type { EventsTable } from '@holeshot/client';
import { buildListedEvent, failedCall, PENDING, renderPage } from '@holeshot/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { page } from './events-page';

const FRONT = '/api/public/events/front';
const tableAt = (filter: string) => `/api/public/events/table/${encodeURIComponent(filter)}`;
const TABLE = tableAt('all');

const SOON = Date.now() + 86_400_000;
const upcoming = buildListedEvent({ id: 'soon', name: 'Winter Open', start: SOON, canRegister: true });
const recent = buildListedEvent({ id: 'past', name: 'Autumn Final', start: Date.UTC(2026, 0, 1) });

const table = (changes: Partial<EventsTable> = {}): EventsTable => ({
  rows: [recent],
  total: 1,
  page: 1,
  clubs: [{ id: 7, name: 'Saltbush FPV' }],
  eventTypes: ['Race', 'TimeTrial'],
  years: [2026, 2025],
  ...changes,
});

const open = (models: Record<string, unknown> = {}, search = '') =>
  renderPage(page, {
    path: '/events',
    at: `/events${search}`,
    models: { [FRONT]: { upcoming: [upcoming], recent: [recent] }, [TABLE]: table(), ...models },
  });

test('shows what is loading while the events are on their way', async () => {
  open({ [TABLE]: PENDING });
  expect(await screen.findByRole('status')).toHaveTextContent('Loading Events');
});

test('shows upcoming events as cards with everything the card has', async () => {
  open();
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: 'Winter Open' })).toHaveAttribute('href', '/event/soon');
  expect(card.getByRole('link', { name: 'Saltbush FPV' })).toHaveAttribute('href', '/club/7');
  expect(card.getByRole('link', { name: 'Details of Winter Open' })).toHaveAttribute('href', '/event/soon');
  expect(card.getByText('12 pilots')).toBeVisible();
});

test('draws the track of a card once, whichever way it lies', async () => {
  open();
  const card = await screen.findByRole('article');
  expect(card.querySelectorAll('svg > g')).toHaveLength(1);
});

test('leaves the pilot count out when there is none', async () => {
  open({ [FRONT]: { upcoming: [{ ...upcoming, pilotCount: 0 }], recent: [] } });
  await screen.findByRole('article');
  expect(screen.queryByText(/^\d+ pilots?$/)).not.toBeInTheDocument();
});

test('asks a visitor who registers to log in', async () => {
  const { calls } = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Register for Winter Open' }));
  expect(calls.dialogs).toEqual(['login']);
});

test.each([
  ['registration is closed', { upcoming: [{ ...upcoming, canRegister: false }], recent: [] }],
  ['the event has started', { upcoming: [], recent: [upcoming] }],
])('hides Register when %s', async (_why, front) => {
  open({ [FRONT]: front });
  await screen.findByRole('link', { name: 'Winter Open' });
  expect(screen.queryByRole('button', { name: /^Register/ })).not.toBeInTheDocument();
});

test('says that nothing is planned, and leaves recent events out when there are none', async () => {
  open({ [FRONT]: { upcoming: [], recent: [] } });
  expect(await screen.findByText('Nothing is planned')).toBeVisible();
  expect(screen.queryByText('Recent Events')).not.toBeInTheDocument();
});

test('says that there are no events at all', async () => {
  open({ [TABLE]: table({ rows: [], total: 0, clubs: [] }) });
  expect(await screen.findByText('No Events found')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
});

test('says that a search found nothing, and leads back to all', async () => {
  open({ [tableAt('q=zzz')]: table({ rows: [], total: 0 }) }, '?q=zzz');
  expect(await screen.findByText('No event matches this search.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all events' })).toHaveAttribute('href', '/events');
});

test('says what did not load beside what did, and loads it when asked again', async () => {
  const models: Record<string, unknown> = {
    [FRONT]: { upcoming: [], recent: [] },
    [TABLE]: failedCall(503, 'Service Unavailable', TABLE),
  };
  renderPage(page, { path: '/events', at: '/events', models });
  expect(await screen.findByText('503 Service Unavailable')).toBeVisible();
  expect(screen.getByText('Nothing is planned')).toBeVisible();
  models[TABLE] = table();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

test('has the columns of the specification', async () => {
  open();
  const headers = await screen.findAllByRole('columnheader');
  expect(headers.map((header) => header.textContent)).toEqual([
    'Event Name',
    'Hosting Club',
    'Date',
    'Pilots',
  ]);
});

test('sorts by a column from its heading', async () => {
  open({ [tableAt('sort=date&order=asc')]: table() });
  fireEvent.click(await screen.findByRole('link', { name: 'Date' }));
  const sorted = await screen.findByRole('columnheader', { name: 'Date' });
  await within(sorted).findByRole('link');
  expect(window.location.search).toBe('?sort=date&order=asc');
});

test('keeps a chosen filter in the address and starts from the first page', async () => {
  open(
    { [tableAt('page=3')]: table({ page: 3, total: 25 }), [tableAt('type=TimeTrial')]: table() },
    '?page=3',
  );
  fireEvent.change(await screen.findByRole('combobox', { name: 'Type' }), { target: { value: 'TimeTrial' } });
  await screen.findByText('Clear');
  expect(window.location.search).toBe('?type=TimeTrial');
  expect(screen.getByRole('combobox', { name: 'Type' })).toHaveValue('TimeTrial');
});

test('searches by words', async () => {
  open({ [tableAt('q=dales')]: table() });
  const box = await screen.findByRole('searchbox');
  fireEvent.change(box, { target: { value: ' dales ' } });
  fireEvent.submit(screen.getByRole('search'));
  await screen.findByText('Clear');
  expect(window.location.search).toBe('?q=dales');
});
