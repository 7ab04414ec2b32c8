import {
  buildChannel,
  buildClub,
  buildEventRecord,
  buildPilot,
  buildRace,
  buildUser,
  failedCall,
  renderPage,
} from '@holeshot/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { page as eventPage } from '../event/event-page';
import { page as racePage } from '../race/race-page';

const EVENT = '/api/public/events/id/event-1';
const RACES = '/api/public/races/eventId/event-1';
const RACE = `${RACES}/raceId/race-1`;
const NOW = Date.UTC(2026, 4, 16, 10, 40);
const HASH = 'c7f1'.repeat(16);

beforeEach(() => void jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask'], advanceTimers: true }));
afterEach(() => void jest.useRealTimers());

const flights = { kestrel: [2, 20, 21, 22], magpie: [1.5, 25, 24, 23] };
const pilots = ['Kestrel', 'Magpie'].map((name) => buildPilot({ id: name.toLowerCase(), name }));
const revision = (changes = {}) => ({
  number: 2,
  at: NOW - 60_000,
  who: 'Director',
  why: 'Cut the gate',
  hash: HASH,
  newest: 2,
  official: null,
  ...changes,
});
const state = (value: string, minutes: number | null = null) => ({
  state: value,
  until: minutes === null ? null : NOW + minutes * 60_000,
  isChanged: value === 'changed',
});

const openRace = (changes = {}, search = '', path = RACE) =>
  renderPage(racePage, {
    path: '/event/:eventId/race/:raceId',
    at: `/event/event-1/race/race-1${search}`,
    models: {
      // nobody follows a race of an event that is over
      [EVENT]: buildEventRecord({ isClosed: true }),
      '/api/public/clubs/id/7': buildClub(),
      '/api/public/channels': [buildChannel()],
      '/api/public/pilots/eventId/event-1': pilots,
      '/api/public/objections/eventId/event-1': [],
      [path]: 'status' in changes ? changes : buildRace({ flights, ...changes }),
    },
  });

test('a provisional race shows its deadline, and turns official on the open page', async () => {
  openRace({ resultState: state('provisional', 5) });
  expect(await screen.findByText('Provisional until 10:45 AM')).toBeVisible();
  act(() => void jest.advanceTimersByTime(5 * 60_000));
  expect(screen.getByText('Official')).toBeVisible();
  expect(screen.queryByText(/Provisional/)).toBeNull();
});

test('a race changed after it was official says who, when and why, and links to both versions', async () => {
  openRace({ resultState: state('changed'), revision: revision({ official: 1 }) });
  const note = await screen.findByText(/by Director \(Cut the gate\)/);
  expect(note).toHaveTextContent(
    'Changed after publishing (16th May 2026, 10:39:00 AM) by Director (Cut the gate).',
  );
  expect(screen.getByRole('link', { name: 'What changed' })).toHaveAttribute(
    'href',
    '/event/event-1/race/race-1/history?revision=2&against=1',
  );
});

test('an earlier revision without a change of official results does not count as changed', async () => {
  openRace({ resultState: state('official'), revision: revision() });
  expect(await screen.findByText(/^Revision 2 of this race/)).toBeVisible();
  expect(screen.queryByText(/Changed after publishing/)).toBeNull();
});

test('a race at a revision says which one it is, shows its hash, and keeps it on other tabs', async () => {
  openRace({ revision: revision({ number: 1 }) }, '?revision=1', `${RACE}?revision=1`);
  const note = await screen.findByRole('complementary', { name: 'Revision' });
  expect(note).toHaveTextContent(
    'Revision 1 of 2, from 16th May 2026, 10:39:00 AM, by Director (Cut the gate).',
  );
  expect(note).toHaveTextContent(`sha256:${HASH}`);
  const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(getHref('Show the newest')).toBe('/event/event-1/race/race-1');
  expect(getHref('What changed since')).toBe('/event/event-1/race/race-1/history?revision=2&against=1');
  expect(screen.getByRole('tab', { name: 'Lap Times Graph' })).toHaveAttribute(
    'href',
    '/event/event-1/race/race-1?tab=lap-times-graph&revision=1',
  );
  expect(screen.queryByText('Official')).toBeNull();
});

test('does not follow a revision of a race in progress', async () => {
  openRace({ end: null, revision: revision({ number: 1 }) }, '?revision=1', `${RACE}?revision=1`);
  expect(await screen.findByRole('complementary', { name: 'Revision' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Race in progress' })).toBeNull();
});

test('an unknown revision is 404', async () => {
  openRace(failedCall(404, 'Not Found'), '?revision=9', `${RACE}?revision=9`);
  expect(await screen.findByText('Route failed: 404')).toBeVisible();
});

const openEvent = (changes = {}, { search = '', pin = '', user = buildUser() } = {}) => {
  const race = buildRace({ flights });
  return renderPage(eventPage, {
    path: '/event/:eventId',
    at: `/event/event-1${search}`,
    models: {
      [EVENT + pin]: buildEventRecord(changes),
      '/api/public/clubs/id/7': buildClub(),
      '/api/public/channels': [],
      '/api/public/pilots/eventId/event-1': pilots,
      '/api/public/objections/eventId/event-1': [],
      '/api/public/youtube/eventId/event-1': [],
      [`${RACES}/last/3${pin}`]: [race],
      [`${RACES}/next/3${pin}`]: [],
      [`/api/public/rankings/eventId/event-1${pin}`]: {
        basis: null,
        racesLeft: 0,
        rows: [],
        fastestLap: null,
      },
      '/api/public/stages/eventId/event-1': [],
      '/api/public/layouts/eventId/event-1': [],
      '/api/public/rounds/eventId/event-1': [],
      [`${RACES}${pin}`]: [race],
    },
    session: { user },
  });
};

test('an event says whether its results are final, and leads to its history once they were changed', async () => {
  openEvent({ resultState: state('changed') });
  const [link] = await screen.findAllByRole('link', { name: 'Changed after publishing' });
  expect(link).toHaveAttribute('href', '/event/event-1/history');
});

test('an event at a revision loads everything at it, and keeps it on other tabs', async () => {
  const at = revision({ number: 3, newest: 5 });
  openEvent({ revision: at }, { search: '?revision=3&tab=rounds', pin: '?revision=3' });
  expect(await screen.findByRole('complementary', { name: 'Revision' })).toHaveTextContent('Revision 3 of 5');
  expect(screen.getByRole('tab', { name: /Pilots/ })).toHaveAttribute(
    'href',
    '/event/event-1?tab=pilots&revision=3',
  );
});

test.each([
  ['provisional results', state('provisional', 5), 'Declare official'],
  ['a declaration', { ...state('official'), isDeclared: true }, 'Take back official'],
])('a manager of the club decides about %s', async (_, resultState, name) => {
  const user = buildUser({ tier: 'Club', adminOfClubIds: [7] });
  const { calls } = openEvent({ resultState }, { user });
  fireEvent.click(await screen.findByRole('button', { name }));
  expect(calls.dialogs).toEqual(['declare-official']);
});

test('only managers declare, and only results that are not official yet', async () => {
  openEvent({ resultState: state('provisional', 5) });
  expect((await screen.findAllByText('Provisional until 10:45 AM'))[0]).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Declare official' })).toBeNull();
});
