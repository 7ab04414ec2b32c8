import { PlatformContext } from '@holeshot/platform';
import { createTestPlatform, failedCall } from '@holeshot/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { JoinRequests } from './join-requests';

const PATH = '/api/club/requests/clubId/7/userId/4';
const request = { userId: 4, name: 'Nightjar' };

function open(models: Record<string, unknown>, requests = [request]) {
  const { platform, calls } = createTestPlatform(models);
  render(
    <PlatformContext.Provider value={platform}>
      <JoinRequests clubId={7} clubName="Saltbush" requests={requests} />
    </PlatformContext.Provider>,
  );
  return calls;
}

test('shows nothing while nobody asks', () => {
  open({}, []);
  expect(screen.queryByText('Requests to join')).toBeNull();
});

test('a manager approves a request', async () => {
  const calls = open({ [`PUT ${PATH}`]: '' });
  fireEvent.click(screen.getByRole('button', { name: 'Approve Nightjar' }));
  await waitFor(() => expect(calls.toasts).toEqual(['Nightjar is a member of Saltbush now.']));
  expect(calls.reloads).toBe(1);
});

test('says why an approval failed, and lets the manager try again', async () => {
  const calls = open({ [`PUT ${PATH}`]: failedCall(503, 'Service Unavailable') });
  fireEvent.click(screen.getByRole('button', { name: 'Approve Nightjar' }));
  await waitFor(() =>
    expect(calls.toasts).toEqual(['Nightjar is not a member yet: 503 Service Unavailable']),
  );
  expect(screen.getByRole('button', { name: 'Approve Nightjar' })).toBeEnabled();
});

test('a manager declines a request after a question', async () => {
  const calls = open({ [`DELETE ${PATH}`]: '' });
  fireEvent.click(screen.getByRole('button', { name: 'Decline Nightjar' }));
  expect(calls.reloads).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(calls.toasts).toEqual(['Nightjar is declined.']));
});
