import type { EventsTable } from '@holeshot/client';
import { buildEventListItem, failedCall, PENDING, renderPage } from '@holeshot/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { page } from './events-page';

const FRONT = '/api/public/events/front';
const tableAt = (filter: string) => `/api/public/events/table/${encodeURIComponent(filter)}`;
const TABLE = tableAt('all');

const SOON = Date.now() + 86_400_000;
const upcoming = buildEventListItem({ id: 'soon', name: 'Winter Open', start: SOON, canRegister: true });
const recent = buildEventListItem({ id: 'past', name: 'Autumn Final', start: Date.UTC(2026, 0, 1) });

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

test('labels its skeleton', async () => {
  open({ [TABLE]: PENDING });
  expect(await screen.findByRole('status')).toHaveTextContent('Loading Events');
});

test('shows every field of an upcoming event on its card', async () => {
  open();
  const [first] = await screen.findAllByRole('article');
  const card = within(first as HTMLElement);
  expect(card.getByRole('link', { name: 'Winter Open' })).toHaveAttribute('href', '/event/soon');
  expect(card.getByRole('link', { name: 'Saltbush FPV' })).toHaveAttribute('href', '/club/7');
  expect(card.getByRole('link', { name: 'Details of Winter Open' })).toHaveAttribute('href', '/event/soon');
  expect(card.getByText('12 pilots')).toBeVisible();
});

test('draws the track of a card once, for desktop and phone', async () => {
  open();
  const [card, past] = await screen.findAllByRole('article');
  expect(card?.querySelectorAll('svg > g')).toHaveLength(1);
  expect(past?.querySelectorAll('svg > g')).toHaveLength(0);
});

test('cards and rows say in words whether results are final', async () => {
  const event = { ...recent, resultsText: 'Provisional until 11:52 AM' };
  open({ [FRONT]: { upcoming: [upcoming], recent: [event] }, [TABLE]: table({ rows: [event] }) });
  expect(await screen.findAllByText('Provisional until 11:52 AM')).toHaveLength(2);
});

test('follows the clock and the clubs while it stays open', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  try {
    const models: Record<string, unknown> = {
      [FRONT]: { upcoming: [upcoming], recent: [recent] },
      [TABLE]: table(),
      '/api/public/live': [],
      '/api/public/podiums/recent': [],
    };
    renderPage(page, { path: '/events', at: '/events', models });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    const [first] = screen.getAllByRole('region');
    expect(first).toHaveTextContent('Winter Open');
    models[FRONT] = { upcoming: [], recent: [upcoming, recent] };
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    expect(first).not.toHaveTextContent('Winter Open');
    expect(screen.getAllByText('Winter Open').length).toBeGreaterThan(0);
  } finally {
    jest.useRealTimers();
  }
});

test('shows a recent event as a card with Details', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Details of Autumn Final' })).toHaveAttribute(
    'href',
    '/event/past',
  );
});

test('long names cannot make a card or the table wider than the page', async () => {
  open({ [TABLE]: table({ rows: [recent], total: 1 }) });
  const name = await screen.findByRole('heading', { name: 'Winter Open' });
  const links = within(screen.getAllByRole('row')[1] as HTMLElement).getAllByRole('link');
  for (const element of [name.parentElement as HTMLElement, ...links])
    expect(window.getComputedStyle(element).getPropertyValue('overflow-wrap')).toBe('anywhere');
});

test('hides a pilot count of 0', async () => {
  open({ [FRONT]: { upcoming: [{ ...upcoming, pilotCount: 0 }], recent: [] } });
  await screen.findByRole('article');
  expect(screen.queryByText(/^\d+ pilots?$/)).not.toBeInTheDocument();
});

test('opens the login for a visitor who registers', async () => {
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

test('Register goes from an open page when the event starts', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  open({ [TABLE]: table({ rows: [upcoming] }) });
  expect(await screen.findAllByRole('button', { name: 'Register for Winter Open' })).toHaveLength(2);
  act(() => {
    jest.setSystemTime(SOON + 1);
    jest.advanceTimersByTime(30_000);
  });
  expect(screen.queryByRole('button', { name: 'Register for Winter Open' })).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('an open event in the table has Register, a past one has not', async () => {
  open({ [FRONT]: { upcoming: [], recent: [] }, [TABLE]: table({ rows: [upcoming, recent], total: 2 }) });
  const [openRow, pastRow] = (await screen.findAllByRole('row')).slice(1);
  expect(
    within(openRow as HTMLElement).getByRole('button', { name: 'Register for Winter Open' }),
  ).toBeVisible();
  expect(within(pastRow as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
});

test('offers the waiting list of a full event, as a card and in the table', async () => {
  const full = { ...upcoming, isFull: true };
  open({ [FRONT]: { upcoming: [full], recent: [] }, [TABLE]: table({ rows: [full] }) });
  const name = 'Join waiting list for Winter Open';
  expect(await screen.findAllByRole('button', { name })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Register/ })).not.toBeInTheDocument();
});

test('shows a message without upcoming events, and hides Recent Events without any', async () => {
  open({ [FRONT]: { upcoming: [], recent: [] } });
  expect(await screen.findByText('Nothing is planned')).toBeVisible();
  expect(screen.queryByText('Recent Events')).not.toBeInTheDocument();
});

test('shows a message when there are no events', async () => {
  open({ [TABLE]: table({ rows: [], total: 0, clubs: [] }) });
  expect(await screen.findByText('No Events found')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
});

test('links to all events when no event matches the search', async () => {
  open({ [tableAt('q=zzz')]: table({ rows: [], total: 0 }) }, '?q=zzz');
  expect(await screen.findByText('No event matches this search.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all events' })).toHaveAttribute('href', '/events');
});

test('shows the part that loaded beside the one that failed, and loads that on Try again', async () => {
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

test('has four columns (R11)', async () => {
  open();
  const headers = await screen.findAllByRole('columnheader');
  expect(headers.map((header) => header.textContent)).toEqual([
    'Event Name',
    'Hosting Club',
    'Date',
    'Pilots',
  ]);
});

test('sorts by the column whose heading is clicked', async () => {
  open({ [tableAt('sort=date')]: table() });
  fireEvent.click(await screen.findByRole('link', { name: 'Date' }));
  const sorted = await screen.findByRole('columnheader', { name: 'Date' });
  await within(sorted).findByRole('link');
  expect(window.location.search).toBe('?sort=date');
});

test('Back undoes one filter, and the same search again adds nothing to undo', async () => {
  const models = { [tableAt('club=7')]: table(), [tableAt('q=open&club=7')]: table() };
  open(models);
  const choose = async (value: string) =>
    fireEvent.change(await screen.findByLabelText('Club'), { target: { value } });
  const searchFor = async (text: string) => {
    const field = await screen.findByRole('searchbox');
    fireEvent.change(field, { target: { value: text } });
    fireEvent.submit(screen.getByRole('search'));
  };
  const address = (search: string) => waitFor(() => expect(window.location.search).toBe(search));
  await choose('7');
  await address('?club=7');
  // the address changes before the page does
  await screen.findByRole('link', { name: 'Clear' });
  await searchFor('open');
  await address('?club=7&q=open');
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveAttribute('value', 'open'));
  const { length } = window.history;
  await searchFor('open');
  await screen.findByRole('searchbox');
  expect(window.history).toHaveLength(length);
  window.history.back();
  await address('?club=7');
  window.history.back();
  await address('');
});

test('keeps a filter that is chosen while the page of another one loads', async () => {
  open({ [tableAt('club=7')]: table(), [tableAt('q=open&club=7')]: table() });
  fireEvent.change(await screen.findByLabelText('Club'), { target: { value: '7' } });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'open' } });
  fireEvent.submit(screen.getByRole('search'));
  await waitFor(() => expect(window.location.search).toBe('?club=7&q=open'));
  expect(await screen.findByRole('searchbox')).toHaveValue('open');
});

test('puts a filter into the address and goes to the first page', async () => {
  open(
    { [tableAt('page=3')]: table({ page: 3, total: 25 }), [tableAt('type=TimeTrial')]: table() },
    '?page=3',
  );
  fireEvent.change(await screen.findByRole('combobox', { name: 'Type' }), { target: { value: 'TimeTrial' } });
  await screen.findByText('Clear');
  expect(window.location.search).toBe('?type=TimeTrial');
  expect(screen.getByRole('combobox', { name: 'Type' })).toHaveValue('TimeTrial');
});

test('puts the search text into the address', async () => {
  open({ [tableAt('q=dales')]: table() });
  const box = await screen.findByRole('searchbox');
  fireEvent.change(box, { target: { value: ' dales ' } });
  fireEvent.submit(screen.getByRole('search'));
  await screen.findByText('Clear');
  expect(window.location.search).toBe('?q=dales');
});
