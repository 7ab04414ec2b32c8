import { buildListedEvent, failedCall, PENDING, renderPage } from '@holeshot/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { page } from './events-page';

const EVENTS = '/api/public/events';

const open = (events: unknown, search = '') =>
  renderPage(page, { path: '/events', at: `/events${search}`, models: { [EVENTS]: events } });

const many = Array.from({ length: 12 }, (_, index) =>
  buildListedEvent({
    id: `event-${index + 1}`,
    name: `Night ${index + 1}`,
    start: Date.UTC(2026, 0, index + 1),
    pilotCount: index,
  }),
);

const namesShown = async () => (await screen.findAllByRole('rowheader')).map((cell) => cell.textContent);

test('shows what is loading while the events are on their way', async () => {
  open(PENDING);
  expect(await screen.findByRole('status')).toHaveTextContent('Loading Events');
});

test('says that there are no events', async () => {
  open([]);
  expect(await screen.findByText('No Events found')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('says what did not load, and loads it when asked again', async () => {
  const models: Record<string, unknown> = { [EVENTS]: failedCall(503, 'Service Unavailable', EVENTS) };
  renderPage(page, { path: '/events', at: '/events', models });
  expect(await screen.findByText('503 Service Unavailable')).toBeVisible();
  models[EVENTS] = many;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

test('has the columns of the specification', async () => {
  open(many);
  const headers = await screen.findAllByRole('columnheader');
  expect(headers.map((header) => header.textContent)).toEqual([
    'Event Name',
    'Hosting Club',
    'Date',
    'Pilots',
  ]);
});

test('links event and club, and writes the date out', async () => {
  open([many[0]]);
  const row = within((await screen.findAllByRole('row'))[1] as HTMLElement);
  expect(row.getByRole('link', { name: 'Night 1' })).toHaveAttribute('href', '/event/event-1');
  expect(row.getByRole('link', { name: 'Saltbush FPV' })).toHaveAttribute('href', '/club/7');
  expect(row.getByText('1st January 2026')).toBeVisible();
});

test('shows the 10 newest first, then the rest', async () => {
  const { router } = open(many);
  expect(await namesShown()).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((n) => `Night ${n}`));
  expect(screen.getByText('1–10 of 12')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  fireEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByText('11–12 of 12')).toBeVisible();
  expect(await namesShown()).toEqual(['Night 2', 'Night 1']);
  expect(router.state.location.search).toBe('?page=2');
});

test('sorts by a column from its heading, and back', async () => {
  const { router } = open(many);
  fireEvent.click(await screen.findByRole('link', { name: 'Date' }));
  expect(await screen.findByRole('link', { name: 'Night 1' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'ascending');
  expect(router.state.location.search).toBe('?sort=date&order=asc');
});

test.each(['?page=99', '?page=-1', '?page=x', '?sort=nonsense&order=up'])(
  'shows a page for the senseless address %s',
  async (search) => {
    open(many, search);
    expect(await screen.findByRole('table')).toBeVisible();
  },
);
