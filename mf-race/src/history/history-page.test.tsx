import { parseClock } from '@holeshot/domain';
import { buildEventRecord, buildRace, buildUser, failedCall, PENDING, renderPage } from '@holeshot/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { page } from './history-page';
import type { RevisionEntry } from './load-history';

const EVENT = '/api/public/events/id/event-1';
const RACE = '/api/public/races/eventId/event-1/raceId/race-1';
const CONFLICT = '/api/club/race/eventId/event-1/id/race-1/conflict';
const RESTORE = 'POST /api/club/race/eventId/event-1/id/race-1/restore/1';

const manager = buildUser({ tier: 'Club', adminOfClubIds: [7] });

const revision = (changes: Partial<RevisionEntry>): RevisionEntry => ({
  number: 1,
  at: parseClock('2026-05-16 10:02:05.000'),
  who: 'the desktop app',
  why: 'sync',
  changes: [],
  races: [],
  isAfterOfficial: false,
  canRestore: true,
  ...changes,
});

function open(models: Record<string, unknown> = {}, user = buildUser(), search = '') {
  return renderPage(page, {
    path: '/event/:eventId/race/:raceId/history',
    at: `/event/event-1/race/race-1/history${search}`,
    models: {
      [EVENT]: buildEventRecord(),
      [RACE]: buildRace({ id: 'race-1' }),
      [`${RACE}/revisions`]: [
        revision({
          number: 2,
          who: 'Director',
          why: 'Cut the gate',
          changes: ['Lap 3 of Vee no longer counts.'],
        }),
        revision({}),
      ],
      [RESTORE]: '',
      [CONFLICT]: null,
      ...models,
    },
    session: { user },
  });
}

test('shows who changed the race, when, why, and what changed', async () => {
  open();
  expect(await screen.findByText(/16th May 2026, 10:02:05 AM, Director: Cut the gate/)).toBeVisible();
  expect(screen.getByText('Lap 3 of Vee no longer counts.')).toBeVisible();
  expect(screen.getByText('The first delivery of this race.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Restore/ })).toBeNull();
});

test('a manager of the hosting club restores an earlier revision after a question', async () => {
  const { calls } = open({}, manager);
  fireEvent.click(await screen.findByRole('button', { name: 'Restore revision 1' }));
  expect(screen.queryByRole('button', { name: 'Restore revision 2' })).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(calls.reloads).toBe(1));
  expect(calls.toasts).toEqual(['Revision 1 is restored']);
});

test('official results are restored with a reason only', async () => {
  const race = buildRace({ id: 'race-1', resultState: { state: 'official', until: null, isChanged: false } });
  const { calls } = open({ [RACE]: race }, manager);
  fireEvent.click(await screen.findByRole('button', { name: 'Restore revision 1' }));
  const button = await screen.findByRole('button', { name: 'Restore' });
  expect(button).toBeDisabled();
  fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'Judges' } });
  fireEvent.click(button);
  await waitFor(() => expect(calls.toasts).toEqual(['Revision 1 is restored']));
});

test('each revision leads to the page as it was then', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Revision 1' })).toHaveAttribute(
    'href',
    '/event/event-1/race/race-1?revision=1',
  );
});

const compare = (difference: unknown) =>
  open({ [`${RACE}/revisions/2/against/1`]: difference }, buildUser(), '?revision=2&against=1');

test('two revisions of the address are compared', async () => {
  compare({ Number: 2, Against: 1, Parts: [{ Title: '', RaceID: null, Changes: ['Vee: 2nd (was 1st).'] }] });
  const region = within(await screen.findByRole('region', { name: 'Revision 2 against 1' }));
  expect(region.getByText('Vee: 2nd (was 1st).')).toBeVisible();
  expect(screen.getByLabelText('Revision')).toHaveValue('2');
  expect(screen.getByLabelText('against')).toHaveValue('1');
});

test.each([
  ['equal revisions', { Number: 2, Against: 1, Parts: [] }, 'No difference in results or laps.'],
  ['an unknown revision', failedCall(404, 'Not Found'), 'There is no such revision to compare.'],
  ['a failed call', failedCall(503, 'Service Unavailable'), /503 Service Unavailable/],
])('a comparison with %s says so', async (_, difference, text) => {
  compare(difference);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Revision 1' })).toBeVisible();
});

test('a delivery that changes official results is taken with a reason', async () => {
  const conflict = { Time: '2026-05-16 11:00:00.000', Who: 'sync', Changes: [] };
  const race = buildRace({ id: 'race-1', resultState: { state: 'changed', until: null, isChanged: true } });
  const { calls } = open({ [RACE]: race, [CONFLICT]: conflict, [`POST ${CONFLICT}`]: '' }, manager);
  fireEvent.click(await screen.findByRole('button', { name: 'Take it' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Take it' })).toBeDisabled();
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'The video shows it' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Take it' }));
  await waitFor(() => expect(calls.toasts).toEqual(['The delivery is taken']));
});

test('shows why a restore was refused, and keeps the question open', async () => {
  const refusal = failedCall(403, 'Forbidden', RESTORE);
  const { calls } = open({ [RESTORE]: refusal }, manager);
  fireEvent.click(await screen.findByRole('button', { name: 'Restore revision 1' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByText(/403 Forbidden/)).toBeVisible();
  expect(calls.reloads).toBe(0);
});

test('an unknown race is 404', async () => {
  open({ [`${RACE}/revisions`]: failedCall(404, 'Not Found') });
  expect(await screen.findByText('Route failed: 404')).toBeVisible();
});

test('while it loads, the page has its final height', () => {
  open({ [EVENT]: PENDING });
  expect(screen.getByText('Loading The history of the race')).toBeInTheDocument();
});

test.each([
  ['Take it', `POST ${CONFLICT}`, 'The delivery is taken'],
  ['Keep the correction', `DELETE ${CONFLICT}`, 'The correction stays'],
])('a manager decides about a waiting delivery: %s', async (name, call, text) => {
  const conflict = { Time: '2026-05-16 11:00:00.000', Who: 'sync', Changes: ['Vee: 1st (was 2nd).'] };
  const { calls } = open({ [CONFLICT]: conflict, [call]: '' }, manager);
  expect(await screen.findByText('Vee: 1st (was 2nd).')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(calls.toasts).toEqual([text]));
  expect(screen.queryByText('The desktop app sent another result')).toBeNull();
});

test('a decision about a waiting delivery that does not reach the site says so, and can be repeated', async () => {
  const conflict = { Time: '2026-05-16 11:00:00.000', Who: 'sync', Changes: [] };
  const failure = failedCall(503, 'Service Unavailable');
  const { calls } = open({ [CONFLICT]: conflict, [`DELETE ${CONFLICT}`]: failure }, manager);
  fireEvent.click(await screen.findByRole('button', { name: 'Keep the correction' }));
  await waitFor(() => expect(calls.toasts).toEqual(['The delivery still waits: 503 Service Unavailable']));
  expect(screen.getByRole('button', { name: 'Keep the correction' })).toBeEnabled();
});
