import { PlatformContext } from '@holeshot/platform';
import { buildPilot, buildUser, createTestPlatform, failedCall } from '@holeshot/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { UndoClaim } from './undo-claim';

const CLAIM = 'DELETE /api/account/claims/eventId/event-1/pilotId/kestrel';
const manager = buildUser({ tier: 'Club', adminOfClubIds: [7] });

function show(user: ReturnType<typeof buildUser> | null, reply: unknown = '') {
  const { platform, calls } = createTestPlatform({ [CLAIM]: reply });
  render(
    <PlatformContext.Provider value={{ ...platform, session: { ...platform.session, user } }}>
      <UndoClaim eventId="event-1" clubId={7} pilot={buildPilot()} />
    </PlatformContext.Provider>,
  );
  return calls;
}

const confirm = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Undo claim' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo claim' }));
};

test.each([
  ['a visitor', null],
  ['a pilot', buildUser()],
  ['a manager of another club', buildUser({ tier: 'Club', adminOfClubIds: [8] })],
])('is not shown to %s', (_, user) => {
  show(user);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a manager of the club undoes a claim after a question', async () => {
  const calls = show(manager);
  confirm();
  await waitFor(() => expect(calls.toasts).toEqual(['The claim of Kestrel is undone.']));
  expect(calls.reloads).toBe(1);
});

test('says when nobody has claimed the pilot', async () => {
  const calls = show(manager, failedCall(404, 'Not Found'));
  confirm();
  await waitFor(() => expect(calls.toasts).toEqual(['Nobody has claimed this pilot.']));
  expect(calls.reloads).toBe(0);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('says in the dialog why it failed', async () => {
  const calls = show(manager, failedCall(503, 'Service Unavailable'));
  confirm();
  expect(await screen.findByRole('alert')).toHaveTextContent('503 Service Unavailable');
  expect(calls.reloads).toBe(0);
});
