import { PlatformContext } from '@holeshot/platform';
import { buildUser, createTestPlatform, failedCall } from '@holeshot/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ClubMembers } from './club-members';
import type { ClubMember } from './managing.query';

const path = (userId: number) => `/api/club/managers/clubId/7/userId/${userId}`;
const member = (userId: number, name: string, isManager = false, hasTier = isManager): ClubMember => ({
  userId,
  name,
  isManager,
  hasTier,
});
const [own, other, pilot] = [member(3, 'Ada', true), member(4, 'Bo', true, false), member(5, 'Cy')];

function open(members: ClubMember[], models: Record<string, unknown> = {}) {
  const { platform, calls } = createTestPlatform(models);
  const session = { ...platform.session, user: buildUser({ id: 3 }) };
  render(
    <PlatformContext.Provider value={{ ...platform, session }}>
      <ClubMembers clubId={7} clubName="Saltbush" members={members} />
    </PlatformContext.Provider>,
  );
  return calls;
}

test('names the members, and says which managers lack the tier', () => {
  open([own, other, pilot]);
  const lines = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    'AdaManagerRemove as manager',
    'BoManager, once they have the Club tierRemove as manager',
    'CyMake managerRemove',
  ]);
});

test('the last manager cannot leave', () => {
  open([own, pilot]);
  expect(screen.queryByRole('button', { name: /^Remove as manager/ })).toBeNull();
});

test('a manager makes a member a manager', async () => {
  const calls = open([own, pilot], { [`PUT ${path(5)}`]: '' });
  fireEvent.click(screen.getByRole('button', { name: 'Make manager: Cy' }));
  await waitFor(() => expect(calls.toasts).toEqual(['Cy manages Saltbush now.']));
  expect(calls.reloads).toBe(1);
});

test('says why it failed, and lets the manager try again', async () => {
  const calls = open([own, pilot], { [`PUT ${path(5)}`]: failedCall(503, 'Service Unavailable') });
  const button = screen.getByRole('button', { name: 'Make manager: Cy' });
  fireEvent.click(button);
  await waitFor(() => expect(calls.toasts).toEqual(['Cy is not a manager yet: 503 Service Unavailable']));
  expect(button).toBeEnabled();
});

test.each([
  [other, 'Remove Bo as a manager?', 'Bo no longer manages Saltbush.'],
  [own, 'Stop managing Saltbush?', 'Ada no longer manages Saltbush.'],
])('asks before a manager is removed (%#)', async (manager, question, text) => {
  const calls = open([own, other], { [`DELETE ${path(manager.userId)}`]: '' });
  fireEvent.click(screen.getByRole('button', { name: `Remove as manager: ${manager.name}` }));
  const dialog = screen.getByRole('dialog', { name: question });
  expect(calls.reloads).toBe(0);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(calls.toasts).toEqual([text]));
});

test('removes a member from the club after a question', async () => {
  const calls = open([own, pilot], { 'DELETE /api/club/members/clubId/7/userId/5': '' });
  fireEvent.click(screen.getByRole('button', { name: 'Remove: Cy' }));
  const dialog = screen.getByRole('dialog', { name: 'Remove Cy from Saltbush?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(calls.toasts).toEqual(['Cy is no longer a member of Saltbush.']));
  expect(calls.reloads).toBe(1);
});

test.each([
  [own, true],
  [other, false],
])(
  'says before the only manager with the tier is removed that nobody can manage the club then (%#)',
  (manager, isSaid) => {
    open([own, other]);
    fireEvent.click(screen.getByRole('button', { name: `Remove as manager: ${manager.name}` }));
    const text = screen.getByRole('dialog').textContent ?? '';
    expect(text.includes('nobody can manage Saltbush')).toBe(isSaid);
  },
);
