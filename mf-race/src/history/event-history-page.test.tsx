import { parseClock } from '@holeshot/domain';
import { buildEventRecord, buildUser, failedCall, PENDING, renderPage } from '@holeshot/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { page } from './event-history-page';
import type { RevisionEntry } from './load-history';

const EVENT = '/api/public/events/id/event-1';
const REVISIONS = `${EVENT}/revisions`;
const RESTORE = 'POST /api/club/event/id/event-1/restore/1';

const manager = buildUser({ tier: 'Club', adminOfClubIds: [7] });

const revision = (changes: Partial<RevisionEntry>): RevisionEntry => ({
  number: 1,
  at: parseClock('2026-05-16 10:02:05.000'),
  who: 'desktop app',
  why: 'as delivered',
  changes: [],
  races: [],
  isAfterOfficial: false,
  canRestore: true,
  ...changes,
});
const two = [
  revision({ number: 2, who: 'Director', why: 'edited on the site', changes: ['The banner changed.'] }),
  revision({}),
];

function open(models: Record<string, unknown> = {}, user = buildUser()) {
  return renderPage(page, {
    path: '/event/:eventId/history',
    at: '/event/event-1/history',
    models: { [EVENT]: buildEventRecord(), [REVISIONS]: two, [RESTORE]: '', ...models },
    session: { user },
  });
}

test('shows who changed the event, when, why, and what changed', async () => {
  open();
  expect(await screen.findByText(/16th May 2026, 10:02:05 AM, Director: edited on the site/)).toBeVisible();
  expect(screen.getByText('The banner changed.')).toBeVisible();
  expect(screen.getByText('The event as it was first.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Restore/ })).toBeNull();
});

test('a manager of the hosting club restores an earlier revision after a question', async () => {
  const { calls } = open({}, manager);
  fireEvent.click(await screen.findByRole('button', { name: 'Restore revision 1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(calls.reloads).toBe(1));
  expect(calls.toasts).toEqual(['Revision 1 is restored']);
});

test('names the races that changed, each with its revision, and what changed after it was official', async () => {
  const races = [{ id: 'race-1', title: 'Race 6-1', number: 2 }];
  open(
    { [REVISIONS]: [revision({ number: 2, races, isAfterOfficial: true, canRestore: false }), revision({})] },
    manager,
  );
  expect(await screen.findByRole('link', { name: 'Race 6-1, revision 2' })).toHaveAttribute(
    'href',
    '/event/event-1/race/race-1?revision=2',
  );
  expect(screen.getByText('Changed after publishing')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Revision 1' })).toHaveAttribute(
    'href',
    '/event/event-1?revision=1',
  );
  // results are restored race by race
  expect(screen.getByRole('button', { name: 'Restore revision 1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore revision 2' })).toBeNull();
});

test('a long history begins with its newest revisions', async () => {
  const many = Array.from({ length: 60 }, (_, index) => revision({ number: 60 - index }));
  open({ [REVISIONS]: many });
  expect(await screen.findByRole('link', { name: 'Revision 11' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Revision 10' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show 10 older' }));
  expect(screen.getByRole('link', { name: 'Revision 1' })).toBeVisible();
});

test('an event that was never changed says so', async () => {
  open({ [REVISIONS]: [] });
  expect(await screen.findByText('No changes yet')).toBeVisible();
});

test('an unknown event is 404', async () => {
  open({ [EVENT]: failedCall(404, 'Not Found') });
  expect(await screen.findByText('Route failed: 404')).toBeVisible();
});

test('while it loads, the page has its final height', () => {
  open({ [EVENT]: PENDING });
  expect(screen.getByText('Loading The history of the event')).toBeInTheDocument();
});
