import type { Layout } from '@holeshot/client';
import {
  buildClub,
  buildEventRecord,
  buildPilot,
  buildRace,
  buildRanking,
  EVENT_START,
  renderPage,
} from '@holeshot/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { page } from '../event-page';

const api = '/api/public';
const at = '/event/event-1';
const LAYOUT: Layout = {
  id: 'dry-creek',
  name: 'Dry Creek',
  elements: [
    [0, 0],
    [40, 0],
    [40, 30],
    [0, 30],
  ].map(([x = 0, z = 0]) => ({
    kind: 'Gate' as const,
    x,
    y: 0,
    z,
    rotation: 0,
    isDecorative: false,
    isSplitEnd: false,
  })),
};
const running = buildRace({
  id: 'race-2',
  end: null,
  start: EVENT_START,
  flights: { kestrel: [1, 20], magpie: [2, 21] },
});

const open = (models: Record<string, unknown> = {}) =>
  renderPage(page, {
    path: '/event/:eventId',
    at: `${at}?tab=info`,
    models: {
      [`${api}/events/id/event-1`]: buildEventRecord({
        info: 'x',
        infoHtml: '<p>x</p>',
        address: 'Dry Creek Road',
      }),
      [`${api}/clubs/id/7`]: buildClub(),
      [`${api}/channels`]: [],
      [`${api}/pilots/eventId/event-1`]: [buildPilot(), buildPilot({ id: 'magpie', name: 'Magpie' })],
      [`${api}/races/eventId/event-1/last/3`]: [],
      [`${api}/races/eventId/event-1/next/3`]: [],
      [`${api}/races/eventId/event-1/next/1000`]: [],
      [`${api}/stages/eventId/event-1`]: [],
      [`${api}/youtube/eventId/event-1`]: [],
      [`${api}/rankings/eventId/event-1`]: buildRanking(),
      [`${api}/layouts/eventId/event-1`]: [],
      ...models,
    },
  });

test('before the races Info opens with the track, its length and its numbered gates', async () => {
  open({ [`${api}/layouts/eventId/event-1`]: [LAYOUT] });
  const track = await screen.findByRole('img', { name: 'The track Dry Creek' });
  expect(
    within(track)
      .getAllByText(/^\d+$/)
      .map(({ textContent }) => textContent),
  ).toEqual(['1', '2', '3', '4']);
  expect(screen.getByText('Lap').nextSibling).toHaveTextContent(/^1\d\d m$/);
  expect(screen.getByText('Gates').nextSibling).toHaveTextContent('4');
  expect(screen.getByText('Dry Creek Road', { selector: 'span' })).toBeVisible();
});

test('without a layout the track is drawn from the id, without numbers and length', async () => {
  open();
  const track = await screen.findByRole('img', { name: 'A track, not to scale' });
  expect(track).toHaveTextContent('');
  expect(screen.queryByText('Gates')).not.toBeInTheDocument();
});

test('the map of the field is the second face', async () => {
  open({ [`${api}/events/id/event-1`]: buildEventRecord({ info: 'x', latitude: -34.8, longitude: 138.6 }) });
  const map = await screen.findByRole('button', { name: 'Map' });
  expect(screen.getByRole('button', { name: 'Track' })).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(map);
  expect(map).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('img', { name: 'A track, not to scale' })).not.toBeInTheDocument();
});

test('the next event opens with its track again', async () => {
  const field = { info: 'x', latitude: -34.8, longitude: 138.6 };
  open({
    [`${api}/events/id/event-1`]: buildEventRecord(field),
    ...Object.fromEntries(
      ['pilots', 'stages', 'youtube', 'layouts'].map((part) => [`${api}/${part}/eventId/event-2`, []]),
    ),
    [`${api}/races/eventId/event-2/last/3`]: [],
    [`${api}/races/eventId/event-2/next/3`]: [],
    [`${api}/events/id/event-2`]: buildEventRecord({ ...field, id: 'event-2', name: 'Next Cup' }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Map' }));
  window.history.pushState(null, '', '/event/event-2?tab=info');
  fireEvent.popState(window);
  expect(await screen.findByRole('heading', { level: 1, name: 'Next Cup' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Track' })).toHaveAttribute('aria-pressed', 'true');
});

test('during a race it has the first two, the clock, and every pilot on the track', async () => {
  open({
    [`${api}/races/eventId/event-1/next/3`]: [running],
    [`${api}/races/eventId/event-1/raceId/race-2`]: running,
  });
  expect(await screen.findByRole('timer', { name: 'Race clock' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Watch' })).toHaveAttribute('href', `${at}?tab=quick-status`);
  expect(screen.getByText('Kestrel', { selector: 'b' }).parentElement).toHaveTextContent('1. Kestrel');
  const track = screen.getByRole('img', { name: /^The track, with the pilots/ });
  expect(within(track).getAllByText('--')).toHaveLength(2);
});

test('after the event it has the winner', async () => {
  open({ [`${api}/races/eventId/event-1/last/3`]: [buildRace()] });
  const winner = await screen.findByRole('link', { name: /^Won by/ });
  expect(winner).toHaveAttribute('href', expect.stringMatching(/^\/event\/event-1\/pilot\//));
  expect(screen.getByRole('link', { name: 'Results' })).toHaveAttribute('href', `${at}?tab=pilots`);
});
