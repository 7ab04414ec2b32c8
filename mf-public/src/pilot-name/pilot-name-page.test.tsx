import type { FlownEvent, PilotByName } from '@holeshot/client';
import { buildEventListItem, failedCall, PENDING, renderPage } from '@holeshot/testing';
import { screen } from '@testing-library/react';
import { listFigures } from './name-figures';
import { page } from './pilot-name-page';

const PATH = '/api/public/pilots/clubId/7/name/Fathom';

const buildFlown = (flown: Partial<FlownEvent> = {}): FlownEvent => ({
  event: buildEventListItem({ id: 'final', name: 'Grand Final', start: Date.UTC(2026, 10, 8) }),
  pilotId: 'fathom',
  isOver: true,
  rank: 3,
  ranked: 16,
  bestLapSeconds: 26.3,
  bestLapRaceId: null,
  eventBestSeconds: 24.31,
  raceCount: 44,
  winCount: 9,
  ...flown,
});

const buildPilot = (pilot: Partial<PilotByName> = {}): PilotByName => ({
  name: 'Fathom',
  club: { id: 7, name: 'Saltbush FPV' },
  photoUrl: null,
  handle: null,
  events: [buildFlown()],
  bestLapSeconds: 26.3,
  clubBestLapSeconds: 24.31,
  lapPlace: 8,
  lapPlaces: 31,
  holeshotSeconds: 1.44,
  clubHoleshotSeconds: 1.44,
  holeshotEvent: 'Winter 1',
  otherClubs: [],
  ...pilot,
});

const open = (pilot: unknown, at = '/club/7/pilot/Fathom') =>
  renderPage(page, {
    path: '/club/:clubId/pilot/:pilotName',
    at,
    models: { [PATH]: pilot },
  });

test('labels its skeleton', async () => {
  open(PENDING);
  expect(await screen.findByRole('status')).toHaveTextContent('Loading Pilot');
});

test.each([
  ['an unknown name', failedCall(404, 'Not Found', PATH), undefined],
  ['an id that cannot be', failedCall(400, 'Bad Request', PATH), undefined],
  ['a club without a number', buildPilot(), '/club/abc/pilot/Fathom'],
])('%s is not found', async (_, pilot, at) => {
  open(pilot, at);
  expect(await screen.findByText('Route failed: 404')).toBeVisible();
});

test('shows five figures with what they compare with, and the events', async () => {
  open(buildPilot());
  expect(await screen.findByRole('heading', { level: 1, name: 'Fathom' })).toBeVisible();
  expect(screen.getByText('by name, no account')).toBeVisible();
  expect(screen.getByText('+1.99 to the club’s best, 8th of 31')).toBeVisible();
  expect(screen.getByRole('link', { name: /Grand Final/ })).toHaveAttribute(
    'href',
    '/event/final/pilot/fathom',
  );
  expect(screen.getByRole('link', { name: 'That’s me' })).toHaveAttribute('href', '/account');
  const note = screen.getByText(/^Put together from what clubs published/).parentElement as HTMLElement;
  const head = screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement;
  const figures = screen.getByText('Holeshot').closest('dl') as HTMLElement;
  for (const element of [head, figures, note])
    expect(window.getComputedStyle(element).getPropertyValue('overflow-wrap')).toBe('anywhere');
});

test('figures of a name without results are dashes', () => {
  const figures = listFigures(
    buildPilot({
      events: [buildFlown({ rank: null, bestLapSeconds: null, raceCount: 0, winCount: 0 })],
      lapPlace: null,
      holeshotSeconds: null,
    }),
  );
  expect(figures.map(({ value }) => value)).toEqual(['–', '–', '0', '–', '–']);
});

test('an event to come is listed, and counts for nothing', async () => {
  const start = Date.UTC(2026, 11, 19);
  const toCome = buildFlown({
    event: buildEventListItem({ id: 'enduro', name: 'Two-Day Enduro', start }),
    isOver: false,
    rank: null,
    bestLapSeconds: null,
    raceCount: 0,
    winCount: 0,
  });
  // two pilots of one name flew in one event
  const pilot = buildPilot({ events: [toCome, buildFlown(), buildFlown({ pilotId: 'twin' })] });
  expect(listFigures(pilot)[4]).toMatchObject({ value: '8th November 2026', note: 'Grand Final, 3rd of 16' });
  open(pilot);
  expect(await screen.findByText(/, 1 event since November 2026$/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Two-Day Enduro/ })).toBeVisible();
});

test('the best place is the one among the most pilots, in events that are over', () => {
  const figures = listFigures(
    buildPilot({
      events: [
        buildFlown({ rank: 1, isOver: false }),
        buildFlown({ rank: 2, ranked: 5 }),
        buildFlown({ rank: 2, ranked: 20 }),
      ],
    }),
  );
  expect(figures[3]).toMatchObject({ value: '2nd', note: 'of 20, Grand Final' });
  expect(figures[4]?.note).toBe('Grand Final, 1st so far');
});

test('leads to the profile when somebody claimed it, and to other clubs with the name', async () => {
  open(buildPilot({ handle: 'Fathom', events: [], otherClubs: [{ id: 9, name: 'Fjord Quads' }] }));
  expect(await screen.findByText('Fathom has a profile')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Profile of Fathom' })).toHaveAttribute('href', '/Fathom/');
  expect(screen.getByRole('link', { name: 'Fjord Quads' })).toHaveAttribute('href', '/club/9/pilot/Fathom');
});
