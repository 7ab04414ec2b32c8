import { PlatformContext } from '@holeshot/platform';
import { createTestPlatform, failedCall } from '@holeshot/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Dialog } from './declare-official-dialog';

const CALL = 'PUT /api/club/event/id/event-1/official';

function open(isOfficial: boolean, reply: unknown = '') {
  const { platform, calls } = createTestPlatform({ [CALL]: reply });
  const send = jest.spyOn(platform.client, 'send');
  render(
    <PlatformContext.Provider value={platform}>
      <Dialog props={{ eventId: 'event-1', isOfficial }} close={() => undefined} />
    </PlatformContext.Provider>,
  );
  return { calls, send };
}

const giveReason = () =>
  fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'All agree' } });

test.each([
  [true, 'Declare official', 'The results are official'],
  [false, 'Take back', 'The declaration is taken back'],
])('asks for a reason, and sends it (%s)', async (isOfficial, action, toast) => {
  const { calls, send } = open(isOfficial);
  const button = screen.getByRole('button', { name: action });
  expect(button).toBeDisabled();
  giveReason();
  fireEvent.click(button);
  await waitFor(() => expect(calls.toasts).toEqual([toast]));
  const body = { isOfficial, reason: 'All agree' };
  expect(send).toHaveBeenCalledWith('PUT', '/api/club/event/id/event-1/official', body);
  expect(calls.reloads).toBe(1);
});

test('shows the reason of a refusal, and stays open', async () => {
  const { calls } = open(true, failedCall(409, 'Conflict', CALL));
  giveReason();
  fireEvent.click(screen.getByRole('button', { name: 'Declare official' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('409 Conflict');
  expect(calls.reloads).toBe(0);
});
