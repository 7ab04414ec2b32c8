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
  ...{ number: 1, at: parseClock('2026-05-16 10:02:05.000'), who: 'desktop app', why: 'as delivered' },
  changes: [],
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
