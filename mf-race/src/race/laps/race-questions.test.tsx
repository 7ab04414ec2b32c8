import {
  buildChannel,
  buildClub,
  buildEventRecord,
  buildPilot,
  buildRace,
  EVENT_START,
  failedCall,
  renderPage,
} from '@holeshot/testing';
import { act, screen, within } from '@testing-library/react';
import type { Objection } from '../../objections/objections.query';
import { buildObjection } from '../../objections/testing/build-objection';
import { page } from '../race-page';

const OBJECTIONS = '/api/public/objections/eventId/event-1';
const RACE = '/api/public/races/eventId/event-1/raceId/race-1';

const race = buildRace({ flights: { kestrel: [1, 20, 41], magpie: [1, 21, 21, 21] } });
const asked = buildObjection(EVENT_START, {
  pilotId: 'kestrel',
  detectionId: 'kestrel-2',
  lap: { number: 2, seconds: 41 },
  time: EVENT_START + 40_500,
  askedAtMs: EVENT_START + 300_000,
});
const decided: Objection = {
  ...asked,
  decided: {
    decision: 'accepted',
    answer: 'The video shows it.',
    by: 'Mara',
    revision: 2,
    atMs: EVENT_START + 600_000,
  },
};
const doubt: Objection = { ...decided, id: 8, doubt: 'double-lap', lap: null, reason: null, words: '' };

function open(objections: unknown, search = '') {
  const models: Record<string, unknown> = {
    '/api/public/events/id/event-1': buildEventRecord(),
    '/api/public/clubs/id/7': buildClub(),
    '/api/public/channels': [buildChannel()],
    '/api/public/pilots/eventId/event-1': [buildPilot(), buildPilot({ id: 'magpie', name: 'Magpie' })],
    [RACE]: race,
    [`${RACE}?revision=1`]: race,
    '/api/public/youtube/eventId/event-1/racestart/2026-05-16_10%3A00%3A00.000': [],
    [OBJECTIONS]: objections,
  };
  renderPage(page, {
    path: '/event/:eventId/race/:raceId',
    at: `/event/event-1/race/race-1${search}`,
    models,
  });
  return models;
}

const questions = async () => within(await screen.findByRole('region', { name: 'Questions' }));
const isResultsShown = () => screen.findByRole('table', { name: 'Race results' });

test('a race lists its questions with reason and words, and a link to the crossings', async () => {
  open([{ ...asked, id: 6, raceId: 'race-2', words: 'Another race.' }, asked, doubt]);
  const section = await questions();
  const [item, ...others] = section.getAllByRole('listitem');
  expect(others).toEqual([]);
  expect(item).toHaveTextContent(
    'Waiting for the race director: Kestrel, lap 2Asked at 10:05 AM. A crossing is missing. At 0:40.50. “Two laps.”',
  );
  expect(section.getByText('1 open')).toBeVisible();
  expect(section.getByRole('link', { name: 'Crossings of Kestrel' })).toHaveAttribute(
    'href',
    '/event/event-1/race/race-1?explain=laps.kestrel',
  );
});

test('an answer has its reason, author and time, and a link to the revision', async () => {
  open([decided]);
  const section = await questions();
  expect(section.getByText('Accepted: Kestrel, lap 2')).toBeVisible();
  expect(section.getByText(/^Mara, 10:10 AM: “The video shows it.”/)).toBeVisible();
  expect(section.getByRole('link', { name: 'revision 2' })).toBeVisible();
  expect(section.queryByText(/open$/)).toBeNull();
});

test.each([
  ['nobody questioned', [doubt], ''],
  ['that is pinned to a revision', [asked], '?revision=1'],
])('a race %s has no questions', async (_, objections, search) => {
  open(objections, search);
  await isResultsShown();
  expect(screen.queryByRole('region', { name: 'Questions' })).toBeNull();
});

test('shows the result when questions fail to load', async () => {
  open(failedCall(500, 'Failed'));
  expect(await screen.findByText(/^Questions did not load/)).toBeVisible();
  expect(await isResultsShown()).toBeVisible();
});

test('an open page shows the answer once a race director decides', async () => {
  jest.useFakeTimers({ now: EVENT_START + 120_000 });
  const models = open([asked]);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByText(/^Waiting for the race director/)).toBeVisible();
  models[OBJECTIONS] = [decided];
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('Accepted: Kestrel, lap 2')).toBeVisible();
  jest.useRealTimers();
});
