import { PlatformContext } from '@holeshot/platform';
import { AtAddress, createTestPlatform, failedCall } from '@holeshot/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ClubSeasons } from './club-seasons';
import type { ManagedSeason } from './managing.query';

const DELETE = 'DELETE /api/club/season/id/3';
const season: ManagedSeason = { id: 3, name: 'Winter 2026', eventCount: 5, eventsOver: 2 };

function open(seasons: ManagedSeason[], models: Record<string, unknown> = {}) {
  const { platform, calls } = createTestPlatform(models);
  render(
    <PlatformContext.Provider value={platform}>
      <AtAddress>
        <ClubSeasons clubId={7} clubName="Saltbush FPV" seasons={seasons} />
      </AtAddress>
    </PlatformContext.Provider>,
  );
  return calls;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a club without seasons creates one', () => {
  const calls = open([]);
  expect(screen.getByText('No seasons yet')).toBeVisible();
  press('Create season of Saltbush FPV');
  expect(calls.dialogs).toEqual(['create-season']);
});

test('a season says how far it is, leads to its page, and is edited', () => {
  const calls = open([season]);
  expect(screen.getByText('2 of 5 events flown')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Winter 2026' })).toHaveAttribute('href', '/club/7/season/3');
  press('Edit season Winter 2026');
  expect(calls.dialogs).toEqual(['edit-season']);
});

test('asks before a season is deleted', async () => {
  const calls = open([season], { [DELETE]: '' });
  press('Delete season Winter 2026');
  press('Delete');
  await waitFor(() => expect(calls.toasts).toEqual(['Winter 2026 is deleted.']));
  expect(calls.reloads).toBe(1);
});

test('a season that somebody else has deleted is gone as well', async () => {
  const calls = open([season], { [DELETE]: failedCall(404, 'Not Found', DELETE) });
  press('Delete season Winter 2026');
  press('Delete');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls).toMatchObject({ toasts: ['Winter 2026 is deleted.'], reloads: 1 });
});

test('a refused deletion says why', async () => {
  open([season], { [DELETE]: failedCall(403, 'Forbidden', DELETE) });
  press('Delete season Winter 2026');
  press('Delete');
  expect(await screen.findByRole('alert')).toHaveTextContent('403 Forbidden');
});
