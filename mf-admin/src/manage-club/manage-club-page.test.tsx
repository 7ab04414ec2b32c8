import type { Session } from '@holeshot/client';
import { buildUser, failedCall, PENDING, renderPage } from '@holeshot/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { page } from './manage-club-page';
import type { ClubRegistration, ManagedClub, ManagedEvent } from './managing.query';
import { buildManagedEvent } from './testing/build-managed-event';

const SESSION = '/api/public/auth';
const PROPERTIES = '/api/club/club/id/7';
const CLUB = '/api/club/manage/clubId/7';
const SEASONS = '/api/public/seasons/clubId/7';
const REGISTRATIONS = '/api/club/registrations/eventId/coming';

const property = (type: string, name: string, value: unknown) => ({
  name,
  title: name,
  desc: '',
  type,
  value,
});
const properties = [
  property('string', 'Name', 'Saltbush FPV'),
  property('bool', 'Visible', true),
  property('color', 'Color', '#1B998B'),
  property('number', 'Latitude', null),
  property('code', 'Code', 'abc123'),
];

const buildRegistration = (changes: Partial<ClubRegistration> = {}): ClubRegistration => ({
  userId: 4,
  pilotName: 'Nightjar',
  status: 'registered',
  place: 0,
  note: '',
  atMs: Date.UTC(2026, 10, 1, 12),
  ...changes,
});

const buildClub = (events: ManagedEvent[], changes: Partial<ManagedClub> = {}): ManagedClub => ({
  id: 7,
  name: 'Saltbush FPV',
  clubTierUntilMs: null,
  storage: { usedBytes: 12_340_000, quotaBytes: null },
  events,
  joinRequests: [],
  members: [],
  ...changes,
});

const manager = buildUser({ tier: 'Club', adminOfClubIds: [7] });

function open(changed: Record<string, unknown> = {}, user: Session['user'] = manager) {
  const session: Session = { user, link: '', adminOfClubId: 7, registrations: [], notices: [] };
  const models: Record<string, unknown> = {
    [SESSION]: session,
    [PROPERTIES]: properties,
    [CLUB]: buildClub([buildManagedEvent()]),
    [SEASONS]: [],
    ...changed,
  };
  return { ...renderPage(page, { path: '/manageClub', at: '/manageClub', models, session }), models };
}

const clipboard: string[] = [];
beforeEach(() => {
  clipboard.length = 0;
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void clipboard.push(text) } });
});

describe('the page', () => {
  test('labels its skeleton', async () => {
    open({ [CLUB]: PENDING });
    expect(await screen.findByRole('status')).toHaveTextContent('Loading Manage Club / Events');
  });

  test('tells a person without a club that a request to join waits', async () => {
    open({ '/api/account': { askedClubs: [{ id: 9, name: 'Dune FPV' }] } }, buildUser());
    const link = await screen.findByRole('link', { name: 'Dune FPV' });
    expect(link.parentElement).toHaveTextContent('Asked Dune FPV; a manager decides.');
  });

  test.each([
    ['a visitor', null, {}, 'You are not signed in', 'login'],
    ['a person with a lower tier', buildUser(), {}, 'You do not manage a club', 'link-club'],
    ['a person without a club', buildUser({ tier: 'Club' }), {}, 'Your club starts here', 'create-club'],
    [
      'a manager without the tier',
      { ...manager, tier: 'Free' as const, adminOfClubIds: [] },
      {},
      'You do not manage a club',
      'link-club',
    ],
    [
      'a manager whose session has ended',
      manager,
      { [CLUB]: failedCall(401, 'Unauthorized', CLUB) },
      'You are not signed in',
      'login',
    ],
  ])('tells %s what to do', async (_, user, changed, title, dialog) => {
    const { calls } = open(changed, user);
    expect(await screen.findByText(title)).toBeVisible();
    fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
    expect(calls.dialogs).toEqual([dialog]);
  });

  test('says who removed an event, and when', async () => {
    const removal = 'Removed by the desktop app, 11:42 AM';
    open({ [CLUB]: buildClub([buildManagedEvent({ state: 'hidden', removal })]) });
    expect(await screen.findByText(removal)).toBeVisible();
  });

  test('shows how much the club stores of its quota, and what happens when it is nearly full', async () => {
    const storage = { usedBytes: 12_340_000, quotaBytes: 1_000_000_000 };
    const { unmount } = open({ [CLUB]: buildClub([], { storage }) });
    expect(await screen.findByText('Stored events')).toBeVisible();
    expect(screen.getByText('12.3 of 1,000 MB')).toBeVisible();
    unmount();
    const full = {
      [CLUB]: buildClub([], { storage: { usedBytes: 950_000_000, quotaBytes: 1_000_000_000 } }),
    };
    const ofManager = open(full);
    expect(
      await screen.findByText(/^950 of 1,000 MB. Results .* refused: ask those who run the site/),
    ).toBeVisible();
    ofManager.unmount();
    open(full, buildUser({ id: 2, tier: 'Club', adminOfClubIds: [7] }));
    expect(await screen.findByRole('link', { name: 'Health says what to do' })).toHaveAttribute(
      'href',
      '/admin/health/',
    );
  });

  test('hides the storage of a club without a quota', async () => {
    open({ [CLUB]: buildClub([], { storage: { usedBytes: 950_000_000, quotaBytes: null } }) });
    expect(await screen.findByText('Latitude')).toBeVisible();
    expect(screen.queryByText('Stored events')).toBeNull();
  });

  test('has a section for each club that the user manages', async () => {
    const two = buildUser({ tier: 'Club', adminOfClubIds: [7, 8] });
    const joinRequests = [{ userId: 4, name: 'Kea' }];
    const other = buildClub([], { id: 8, name: 'Redgum', joinRequests });
    open({ '/api/club/club/id/8': properties, '/api/club/manage/clubId/8': other }, two);
    expect(await screen.findByRole('region', { name: 'Redgum' })).toHaveTextContent('No events yet');
    expect(screen.getByRole('button', { name: 'Approve Kea' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Saltbush FPV' })).toHaveTextContent('Winter Series 4');
  });

  test('shows the properties without the code, which is copied', async () => {
    const { calls } = open();
    expect(await screen.findByText('#1B998B')).toBeVisible();
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'Saltbush FPV',
      'Yes',
      '#1B998B',
      '–',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Copy club code' }));
    await waitFor(() => expect(clipboard).toEqual(['abc123']));
    fireEvent.click(screen.getByRole('button', { name: 'Edit Club' }));
    fireEvent.click(screen.getByRole('button', { name: 'Create Event' }));
    expect(calls.dialogs).toEqual(['edit-club', 'create-event']);
  });

  test('shows the part that loaded beside the one that failed', async () => {
    open({ [CLUB]: failedCall(503, 'Service Unavailable', CLUB) });
    expect(await screen.findByText('The events did not load')).toBeVisible();
    expect(screen.getByText('#1B998B')).toBeVisible();
  });
});

describe('the events', () => {
  test('have their state and how many people registered', async () => {
    const pilotNames = ['Nightjar', 'Kea'];
    open({
      [CLUB]: buildClub([
        buildManagedEvent({ pilotNames, waiting: 3 }),
        buildManagedEvent({ id: 'running', name: 'Live', state: 'running', pilotCount: 28, raceCount: 1 }),
        buildManagedEvent({ id: 'hidden', name: 'Secret', state: 'hidden' }),
        buildManagedEvent({ id: 'closed', name: 'Closed', canRegister: false }),
        buildManagedEvent({
          id: 'app',
          name: 'By the app',
          pilotNames: ['Kea'],
          pilotCount: 18,
          capacity: null,
        }),
      ]),
    });
    const rows = await screen.findAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Upcoming · 28th November 2026, 9:30 AM2 of 20, 3 waiting');
    expect(rows[1]).toHaveTextContent('Running');
    expect(rows[1]).toHaveTextContent('28 pilots, 1 race');
    expect(rows[3]).toHaveTextContent('0 of 20 · registration closed');
    expect(rows[4]).toHaveTextContent('18 pilots, 1 registered');
    expect(screen.getByRole('link', { name: 'Live' })).toHaveAttribute('href', '/event/running');
    // its page is hidden as well
    expect(screen.queryByRole('link', { name: 'Secret' })).toBeNull();
  });

  test('have pilots and races once they are finished, and their actions in a menu', async () => {
    const { calls } = open({
      [CLUB]: buildClub([
        buildManagedEvent({ state: 'finished', pilotCount: 28, raceCount: 61 }),
        buildManagedEvent({ id: 'b', name: 'Fun Fly', state: 'finished', pilotCount: 1, raceCount: 1 }),
      ]),
    });
    const rows = await screen.findAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(/^Winter Series 428th November 202628 pilots, 61 races/);
    expect(rows[1]).toHaveTextContent('1 pilot, 1 race');
    const menu = screen.getByText('Actions for Winter Series 4').closest('details') as HTMLDetailsElement;
    menu.open = true;
    menu.querySelector('summary')?.focus();
    const actions = within(menu);
    fireEvent.keyDown(menu, { key: 'ArrowDown' });
    expect(actions.getByRole('button', { name: 'Edit Event Winter Series 4' })).toHaveFocus();
    fireEvent.click(actions.getByRole('button', { name: 'Edit Event Winter Series 4' }));
    expect(calls.dialogs).toEqual(['edit-event']);
    expect(menu.open).toBe(false);
  });

  test('are found by name and by state', async () => {
    open({
      [CLUB]: buildClub([
        buildManagedEvent(),
        buildManagedEvent({ id: 'b', name: 'Twilight', state: 'finished' }),
        buildManagedEvent({ id: 'c', name: 'Winter Final', state: 'finished' }),
      ]),
    });
    const names = () => screen.queryAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: ' winter' } });
    expect(names()).toEqual(['Winter Series 4', 'Winter Final']);
    fireEvent.change(screen.getByRole('combobox', { name: 'State' }), { target: { value: 'finished' } });
    expect(names()).toEqual(['Winter Final']);
    fireEvent.change(screen.getByRole('combobox', { name: 'State' }), { target: { value: 'hidden' } });
    expect(screen.getByText('No Events found')).toBeVisible();
  });

  test('are all shown after a click when there are many', async () => {
    open({
      [CLUB]: buildClub(
        Array.from({ length: 15 }, (_, index) => buildManagedEvent({ id: `event-${index}` })),
      ),
    });
    expect(await screen.findAllByRole('heading', { level: 4 })).toHaveLength(12);
    fireEvent.click(screen.getByRole('button', { name: 'Show all 15 events' }));
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(15);
  });

  test('copy the pilot list as plain names, one per line', async () => {
    const { calls } = open({
      [CLUB]: buildClub([
        buildManagedEvent({ pilotNames: ['Nightjar', 'Kea'] }),
        buildManagedEvent({ id: 'empty', name: 'Nobody' }),
      ]),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Copy pilot list of Winter Series 4' }));
    await waitFor(() => expect(clipboard).toEqual(['Nightjar\nKea']));
    expect(screen.getByRole('button', { name: 'Copy pilot list of Nobody' })).toBeDisabled();
    fireEvent.click(screen.getByRole('button', { name: 'Edit Event Nobody' }));
    expect(calls.dialogs).toEqual(['edit-event']);
  });
});

describe('what needs attention', () => {
  test('the end of the Club tier is announced with the day', async () => {
    open({ [CLUB]: buildClub([buildManagedEvent()], { clubTierUntilMs: Date.UTC(2026, 10, 29, 12) }) });
    const note = await screen.findByRole('region', { name: 'Club tier for Saltbush FPV' });
    expect(note).toHaveTextContent(/until (29th|30th) November 2026/);
    expect(within(note).getByRole('link', { name: 'Renew the tier' })).toHaveAttribute('href', '/patreon');
  });

  test('counts waiting deliveries per event and in total, with links to the races', async () => {
    const conflicts = [
      { raceId: 'a', title: 'Race 1-1' },
      { raceId: 'b', title: 'Race 1-2' },
    ];
    open({
      [CLUB]: buildClub([
        buildManagedEvent({ conflicts }),
        buildManagedEvent({
          id: 'x',
          name: 'Secret',
          state: 'hidden',
          conflicts: [{ raceId: 'c', title: 'Race 3-1' }],
        }),
        buildManagedEvent({ id: 'y', name: 'Quiet' }),
      ]),
    });
    const note = await screen.findByRole('region', { name: 'Deliveries that wait in Saltbush FPV' });
    expect(within(note).getByRole('heading')).toHaveTextContent('3 deliveries wait');
    expect(
      within(note)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/event/coming/race/a/history', '/event/coming/race/b/history']);
    expect(screen.getAllByText('2 deliveries wait')).toHaveLength(1);
    expect(screen.getAllByText('1 delivery waits')).toHaveLength(1);
  });

  test('nothing is said when nothing waits', async () => {
    open();
    await screen.findByText('Winter Series 4');
    expect(screen.queryByText(/waits?$/)).toBeNull();
    expect(screen.queryByText('Your Club tier ended')).toBeNull();
  });
});

describe('an event of the site', () => {
  const DELETE = 'DELETE /api/club/event/id/coming';
  const openQuestion = async (changed: Record<string, unknown>) => {
    const event = buildManagedEvent({ canDelete: true, pilotNames: ['Kea'], waiting: 1 });
    const view = open({ [CLUB]: buildClub([event]), ...changed });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Winter Series 4' }));
    return { ...view, question: within(screen.getByRole('dialog', { name: 'Delete Winter Series 4?' })) };
  };

  test('is deleted after a question that says who gets a notice', async () => {
    const { calls, question } = await openQuestion({ [DELETE]: '' });
    expect(question.getByText(/^2 people registered for it and will be told\./)).toBeVisible();
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(calls.reloads).toBe(1));
    expect(calls.toasts).toEqual(['Winter Series 4 is deleted.']);
  });

  test('stays when the site refuses', async () => {
    const { calls, question } = await openQuestion({ [DELETE]: failedCall(409, 'Conflict') });
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await question.findByRole('alert')).toHaveTextContent('409');
    expect(calls.reloads).toBe(0);
  });

  test('has no Delete when it has races or comes from the timing app', async () => {
    open();
    await screen.findByText('Winter Series 4');
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'History of Winter Series 4' })).toHaveAttribute(
      'href',
      '/event/coming/history',
    );
  });
});

describe('the registrations', () => {
  async function openRegistrations(registrations: unknown, changed: Record<string, unknown> = {}) {
    const view = open({ [REGISTRATIONS]: registrations, ...changed });
    fireEvent.click(await screen.findByRole('button', { name: 'Registrations of Winter Series 4' }));
    return { ...view, dialog: within(await screen.findByRole('dialog')) };
  }
  const two = [
    buildRegistration({ note: 'Only R1' }),
    buildRegistration({ userId: 5, pilotName: 'Kea', status: 'waiting', place: 1 }),
  ];

  test('are loading, empty or failed', async () => {
    const { dialog, unmount } = await openRegistrations(PENDING);
    expect(dialog.getByRole('status')).toHaveTextContent('Loading registrations');
    unmount();
    const empty = await openRegistrations([]);
    expect(await empty.dialog.findByText('No registrations')).toBeVisible();
    empty.unmount();
    const failed = await openRegistrations(failedCall(503, 'Service Unavailable', REGISTRATIONS));
    expect(await failed.dialog.findByText('The registrations did not load')).toBeVisible();
    failed.models[REGISTRATIONS] = two;
    fireEvent.click(failed.dialog.getByRole('button', { name: 'Try again' }));
    expect(await failed.dialog.findByText('Nightjar')).toBeVisible();
  });

  test('show who registered, with note and place', async () => {
    const { dialog } = await openRegistrations(two);
    expect(await dialog.findByText('Only R1')).toBeVisible();
    expect(dialog.getByText(/^Waiting list, place 1 ·/)).toBeVisible();
    expect(dialog.getByText('1 of 20, 1 waiting')).toBeVisible();
  });

  test('are removed after a question, and the page updates', async () => {
    const remove = 'DELETE /api/club/registrations/eventId/coming/userId/4';
    const { dialog, models, calls } = await openRegistrations(two, { [remove]: '' });
    fireEvent.click(await dialog.findByRole('button', { name: 'Remove Nightjar' }));
    const question = within(screen.getByRole('dialog', { name: 'Remove Nightjar?' }));
    models[REGISTRATIONS] = [buildRegistration({ userId: 5, pilotName: 'Kea' })];
    fireEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Nightjar')).toBeNull());
    expect([calls.reloads, calls.toasts]).toEqual([1, ['Nightjar is no longer registered.']]);
  });

  test('stay when the removal fails', async () => {
    const remove = 'DELETE /api/club/registrations/eventId/coming/userId/4';
    const { dialog, calls } = await openRegistrations(two, {
      [remove]: failedCall(503, 'Service Unavailable'),
    });
    fireEvent.click(await dialog.findByRole('button', { name: 'Remove Nightjar' }));
    const question = within(screen.getByRole('dialog', { name: 'Remove Nightjar?' }));
    fireEvent.click(question.getByRole('button', { name: 'Remove' }));
    expect(await question.findByRole('alert')).toHaveTextContent('503');
    expect([calls.reloads, dialog.getAllByText('Nightjar').length]).toEqual([0, 1]);
  });

  test('are listed anew when a removal is given up, since the person may have left', async () => {
    const remove = 'DELETE /api/club/registrations/eventId/coming/userId/4';
    const { dialog, models } = await openRegistrations(two, { [remove]: failedCall(404, 'Not Found') });
    fireEvent.click(await dialog.findByRole('button', { name: 'Remove Nightjar' }));
    const question = within(screen.getByRole('dialog', { name: 'Remove Nightjar?' }));
    fireEvent.click(question.getByRole('button', { name: 'Remove' }));
    await question.findByRole('alert');
    models[REGISTRATIONS] = [buildRegistration({ userId: 5, pilotName: 'Kea' })];
    fireEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText('Nightjar')).toBeNull());
  });
});
