import { PlatformContext } from '@holeshot/platform';
import { AtAddress, createTestPlatform } from '@holeshot/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Dialog as CreateClub } from '../club/create-club-dialog';
import { Dialog as EditClub } from '../club/edit-club-dialog';
import { Dialog as LinkClub } from '../club/link-club-dialog';
import { Dialog as CreateEvent } from '../event/create-event-dialog';
import { Dialog as EditEvent } from '../event/edit-event-dialog';

const name = [{ name: 'Name', title: 'Name', desc: '', type: 'string', value: 'Loaded' }];

function open(Dialog: typeof EditClub, props: Record<string, unknown>, adminOfClubId: number | null = 7) {
  const { platform, calls } = createTestPlatform({
    '/api/club/club': name,
    '/api/club/club/id/7': name,
    '/api/club/club/id/8': name,
    '/api/club/event/clubId/7': name,
    '/api/club/event/clubId/8': name,
    '/api/club/event/id/event-1': name,
    '/api/club/link': name,
    'POST /api/club/link': '',
  });
  platform.session = { ...platform.session, adminOfClubId };
  render(
    <PlatformContext.Provider value={platform}>
      <AtAddress>
        <Dialog props={props} close={() => undefined} />
      </AtAddress>
    </PlatformContext.Provider>,
  );
  return calls;
}

test.each([
  ['Create your club', CreateClub, {}],
  ['Edit Club', EditClub, {}],
  ['Edit Club', EditClub, { clubId: 8 }],
  ['Create Event', CreateEvent, {}],
  ['Create Event', CreateEvent, { clubId: 8 }],
  ['Edit Event', EditEvent, { eventId: 'event-1' }],
])('%s loads the form of its subject (%#)', async (title, Dialog, props) => {
  open(Dialog, props);
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Loaded');
  expect(screen.getByRole('dialog', { name: title })).toBeVisible();
});

test.each([
  ['Edit Club', EditClub],
  ['Create Event', CreateEvent],
])('%s tells people without a club who may use it', (title, Dialog) => {
  open(Dialog, {}, null);
  expect(screen.getByRole('dialog', { name: title })).toHaveTextContent('Only managers of a club');
});

test('Link to existing club says who got the request', async () => {
  const calls = open(LinkClub, {}, null);
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: 'abc' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.toasts).toEqual([
      'Saved',
      'You asked the club. A manager decides; your account shows it until then.',
    ]),
  );
});
