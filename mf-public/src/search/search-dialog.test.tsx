import type { PilotHit, SearchResults } from '@holeshot/client';
import { PlatformContext } from '@holeshot/platform';
import { AtAddress, buildEventListItem, createTestPlatform, failedCall, PENDING } from '@holeshot/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Dialog } from './search-dialog';

const LIVE = '/api/public/live';
const at = (words: string): string => `/api/public/search/${encodeURIComponent(words)}`;

const buildPilot = (pilot: Partial<PilotHit> = {}): PilotHit => ({
  name: 'Kestrel',
  handle: 'Kestrel',
  photoUrl: null,
  club: { id: 7, name: 'Saltbush FPV' },
  eventCount: 31,
  bestLapSeconds: 24.86,
  ...pilot,
});

const buildResults = (results: Partial<SearchResults> = {}): SearchResults => ({
  isNearest: false,
  pilots: { total: 2, rows: [buildPilot(), buildPilot({ name: 'Keswick', handle: null, eventCount: 1 })] },
  races: { total: 0, rows: [], pilot: null },
  tracks: { total: 0, rows: [] },
  events: { total: 1, rows: [buildEventListItem({ id: 'hill', name: 'Keswick Hill' })] },
  clubs: { total: 0, rows: [] },
  ...results,
});

const NOTHING: SearchResults = {
  ...buildResults(),
  pilots: { total: 0, rows: [] },
  events: { total: 0, rows: [] },
};

function open(answers: Record<string, unknown>) {
  const close = jest.fn();
  const models: Record<string, unknown> = { [LIVE]: [], ...answers };
  const { platform } = createTestPlatform(models);
  render(
    <AtAddress>
      <PlatformContext.Provider value={platform}>
        <Dialog props={{}} close={close} />
      </PlatformContext.Provider>
    </AtAddress>,
  );
  const field = screen.getByRole('combobox', { name: 'Pilot, club, event or race' });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const press = (key: string, more = {}) => fireEvent.keyDown(field, { key, ...more });
  const chosen = () => screen.getByRole('option', { selected: true });
  return { close, field, models, type, press, chosen };
}

afterEach(() => localStorage.clear());

test('shows results by kind with the matched letters, and chooses the first', async () => {
  const { type, field, chosen } = open({ [at('kes')]: buildResults() });
  type('kes');
  const pilots = await screen.findByRole('group', { name: 'Pilots' });
  expect(within(pilots).getAllByRole('option')).toHaveLength(2);
  expect(chosen()).toHaveTextContent('Kestrel');
  expect(chosen().querySelector('mark')).toHaveTextContent('Kes');
  expect(chosen()).toHaveTextContent('Saltbush FPV, 31 events24.86best lap, Saltbush FPV');
  expect(field).toHaveAttribute('aria-activedescendant', chosen().id);
  expect(screen.getByText('no account')).toBeVisible();
  expect(pilots).toHaveTextContent(/\w no account/);
  expect(screen.getByRole('status')).toHaveTextContent('3 shown of 3');
});

test('arrows choose the next line, Tab the next group, and Enter opens it', async () => {
  const { type, press, chosen, close } = open({ [at('kes')]: buildResults() });
  type('kes');
  await screen.findByRole('group', { name: 'Pilots' });
  press('ArrowDown');
  expect(chosen()).toHaveTextContent('Keswick');
  press('ArrowUp');
  press('ArrowUp');
  expect(chosen()).toHaveTextContent('Keswick Hill');
  press('Tab', { shiftKey: true });
  expect(chosen()).toHaveTextContent('Kestrel');
  press('Tab');
  expect(chosen()).toHaveTextContent('Keswick Hill');
  // from the last group, Tab moves to the button that closes the window
  expect(fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Tab' })).toBe(true);
  press('Enter');
  expect(close).toHaveBeenCalledTimes(1);
});

test('selecting text beyond the edge of the window does not close it', () => {
  const { field, close } = open({ [LIVE]: PENDING });
  const dialog = screen.getByRole('dialog', { name: 'Search' });
  fireEvent.mouseDown(field);
  fireEvent.click(dialog);
  expect(close).not.toHaveBeenCalled();
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog);
  expect(close).toHaveBeenCalledTimes(1);
});

test('lists recently opened results, and forgets them', async () => {
  const { type, press } = open({ [at('kes')]: buildResults() });
  type('kes');
  await screen.findByRole('group', { name: 'Pilots' });
  press('Enter');
  type('');
  expect(screen.queryByRole('group', { name: 'Opened last' })).toBeNull();
});

test('lists recently opened results again, until they are cleared', async () => {
  localStorage.setItem(
    'holeshot-search',
    JSON.stringify({
      opened: [
        {
          href: '/Kestrel/',
          title: 'Kestrel',
          fact: 'Saltbush FPV',
          value: '',
          meaning: '',
          picture: { kind: 'pilot', name: 'Kestrel', url: null },
        },
      ],
      found: [],
      foundMs: null,
    }),
  );
  open({});
  expect(await screen.findByRole('group', { name: 'Opened last' })).toHaveTextContent('Kestrel');
  fireEvent.click(screen.getByRole('button', { name: /^Clear/ }));
  expect(screen.queryByRole('group', { name: 'Opened last' })).toBeNull();
  expect(localStorage.getItem('holeshot-search')).not.toContain('Kestrel');
});

test('names running events', async () => {
  const event = buildEventListItem({ name: 'Winter Series' });
  open({ [LIVE]: [{ event, isNext: false, raceId: 'r', roundNumber: 1, raceNumber: 1, leader: null }] });
  expect(await screen.findByRole('group', { name: 'Now' })).toHaveTextContent('Winter Series');
});

test('without results, suggests similar names, and explains which data it searches', async () => {
  const { type } = open({
    [at('kestrell')]: buildResults({ isNearest: true, events: { total: 0, rows: [] } }),
    [at('zzz')]: NOTHING,
  });
  type('kestrell');
  expect(await screen.findByText('Nothing is called “kestrell”')).toBeVisible();
  expect(screen.getByText(/Names that asked to be hidden don’t appear\. Nearest by spelling:/)).toBeVisible();
  expect(screen.getAllByRole('option')[0]).toHaveTextContent('Kestrel');
  type('zzz');
  expect(await screen.findByText('Nothing is called “zzz”')).toBeVisible();
  expect(screen.queryByRole('option')).toBeNull();
});

test('keeps the results while the next ones load', async () => {
  const { type } = open({ [at('kes')]: buildResults(), [at('kest')]: PENDING });
  type('kes');
  await screen.findByRole('group', { name: 'Pilots' });
  type('kest');
  expect(screen.getByRole('status')).toHaveTextContent('Searching…');
  expect(screen.getByRole('group', { name: 'Pilots' })).toBeVisible();
});

test('Enter opens no result of the previous text while new ones load', async () => {
  const { type, press, close } = open({ [at('kes')]: buildResults(), [at('kest')]: PENDING });
  type('kes');
  await screen.findByRole('group', { name: 'Pilots' });
  type('kest');
  press('Enter');
  expect(close).toHaveBeenCalledTimes(1);
  // an opened result would be listed the next time
  expect(localStorage.getItem('holeshot-search')).not.toContain('"opened":[{');
});

test('without an answer, shows stored results of this name, and searches again', async () => {
  const models: Record<string, unknown> = {
    [at('kes')]: buildResults(),
    [at('kesw')]: failedCall(503, 'Service Unavailable'),
  };
  const { type } = open(models);
  type('kes');
  await screen.findByRole('group', { name: 'Pilots' });
  type('kesw');
  expect(await screen.findByRole('alert')).toHaveTextContent('Search did not answer');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Keswick'),
    expect.stringContaining('Keswick Hill'),
  ]);
});

test('searches again when the network returns', async () => {
  const { models, type } = open({ [at('kes')]: failedCall(503, 'Service Unavailable') });
  type('kes');
  await screen.findByRole('alert');
  models[at('kes')] = buildResults();
  fireEvent(window, new Event('online'));
  expect(await screen.findByRole('group', { name: 'Pilots' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
