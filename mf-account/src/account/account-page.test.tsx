import { type Account, FetchError, type Session } from '@holeshot/client';
import {
  buildEventListItem,
  buildEventRecord,
  buildUser,
  failedCall,
  PENDING,
  renderPage,
} from '@holeshot/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { leaveTo } from '../leaving/leave-to';
import { page } from './account-page';

jest.mock('../leaving/leave-to', () => ({ leaveTo: jest.fn() }));

const SESSION = '/api/public/auth';
const PROPERTIES = '/api/pilot/account';
const ACCOUNT = '/api/account';

const user = buildUser({ handle: 'Nightjar' });
const pilot = { id: 'nightjar', name: 'Nightjar' };
const soon = buildEventListItem({
  id: 'soon',
  name: 'Winter Series 4',
  start: Date.UTC(2026, 10, 28, 9, 30),
});
const past = buildEventListItem({ id: 'past', name: 'Grand Final', start: Date.UTC(2026, 10, 8) });

const property = (type: string, title: string, value: unknown) => ({
  name: title,
  title,
  desc: '',
  type,
  value,
});
const properties = [
  property('image', 'Picture', ''),
  property('string', 'Handle', 'Nightjar'),
  property('country', 'Country', '036'),
  property('bool', 'Public profile', true),
  property('code', 'App code', 'secret'),
];

const account = (changes: Partial<Account> = {}): Account => ({
  registrations: [],
  matches: [],
  claims: [],
  clubs: [],
  askedClubs: [],
  readNotices: [],
  deletionAtMs: null,
  sessionCount: 1,
  ...changes,
});

const session: Session = {
  user,
  link: '/api/public/auth/login',
  adminOfClubId: null,
  registrations: [],
  notices: [],
};

interface Visit {
  search?: string;
  isSignedIn?: boolean;
  registrations?: Session['registrations'];
  adminOfClubIds?: number[];
}

function open(
  changed: Record<string, unknown> = {},
  { search = '', isSignedIn = true, registrations = [], adminOfClubIds = [] }: Visit = {},
) {
  jest.mocked(leaveTo).mockClear();
  const ownSession = { ...session, user: isSignedIn ? { ...user, adminOfClubIds } : null, registrations };
  const models = { [SESSION]: ownSession, [PROPERTIES]: properties, [ACCOUNT]: account(), ...changed };
  return renderPage(page, { path: '/account', at: `/account${search}`, models, session: ownSession });
}

const region = (name: string) => screen.findByRole('region', { name }).then(within);

describe('the account page', () => {
  test('names the clubs that have not answered a request to join', async () => {
    open({ [ACCOUNT]: account({ askedClubs: [{ id: 7, name: 'Saltbush FPV' }] }) });
    const clubs = await region('Clubs');
    expect(clubs.getByRole('listitem')).toHaveTextContent('Asked Saltbush FPV; a manager decides.');
    expect(clubs.getByRole('link')).toHaveAttribute('href', '/club/7');
  });

  test('lets the person leave a club that they do not manage, after a question', async () => {
    const clubs = [
      { id: 7, name: 'Saltbush FPV', isManager: true },
      { id: 9, name: 'Dune Flyers', isManager: false },
    ];
    const { calls } = open({
      [ACCOUNT]: account({ clubs }),
      [`DELETE /api/club/members/clubId/9/userId/${user.id}`]: '',
    });
    const lines = (await region('Clubs')).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual(['Saltbush FPVManager', 'Dune FlyersLeave']);
    fireEvent.click(screen.getByRole('button', { name: 'Leave Dune Flyers' }));
    const dialog = screen.getByRole('dialog', { name: 'Leave Dune Flyers?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(calls.toasts).toEqual(['You left Dune Flyers.']));
    expect(calls.reloads).toBe(1);
  });

  test('sends the first admin to the provider, with the setup code', async () => {
    open({}, { search: '?setup=a-code', isSignedIn: false });
    expect(await screen.findByRole('heading', { name: 'Become the admin of this site' })).toBeVisible();
    const link = screen.getByRole('link', { name: 'Continue to Patreon' });
    expect(link).toHaveAttribute('href', '/api/public/auth/login?setup=a-code');
  });

  test('labels its skeleton', async () => {
    open({ [ACCOUNT]: PENDING });
    expect(await screen.findByRole('status')).toHaveTextContent('Loading Your Account');
  });

  test('begins with the event that the person wanted to register for, and opens its form', async () => {
    const wanted = {
      '/api/public/events/id/soon': buildEventRecord({ id: 'soon', name: 'Winter Series 4' }),
    };
    const { calls } = open(wanted, { search: '?event=soon' });
    const link = await screen.findByRole('link', { name: 'Continue with Winter Series 4' });
    expect(link).toHaveAttribute('href', '/event/soon');
    expect(within(screen.getByRole('region', { name: 'Your Account' })).getAllByRole('link')[0]).toBe(link);
    fireEvent.click(link);
    expect(calls.dialogs).toEqual(['event-registration']);
  });

  test.each([
    ['is unknown', { '/api/public/events/id/soon': failedCall(404, 'Not Found') }, []],
    [
      'has the registration',
      { '/api/public/events/id/soon': buildEventRecord({ id: 'soon' }) },
      [{ eventId: 'soon', status: 'registered' as const, place: 0 }],
    ],
  ])('omits the event when it %s', async (_, models, registrations) => {
    open(models, { search: '?event=soon', registrations });
    expect(await screen.findByRole('button', { name: 'Edit Account' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Continue with/ })).toBeNull();
  });

  test('lists the properties, without codes, and opens their editor', async () => {
    const { calls } = open();
    await screen.findByText('Australia');
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Picture',
      'Handle',
      'Country',
      'Public profile',
    ]);
    expect(screen.getByRole('link', { name: '/Nightjar' })).toHaveAttribute('href', '/Nightjar/');
    fireEvent.click(screen.getByRole('button', { name: 'Edit Account' }));
    expect(calls.dialogs).toEqual(['edit-account']);
  });

  test('shows the part that loaded beside the one that failed', async () => {
    open({ [PROPERTIES]: failedCall(503, 'Service Unavailable', PROPERTIES) });
    expect(await screen.findByText('Your account did not load')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Registered Events' })).toBeVisible();
  });

  test('shows account and data when the events failed', async () => {
    open({ [ACCOUNT]: failedCall(503, 'Service Unavailable', ACCOUNT) });
    expect(await screen.findByText('Your events did not load')).toBeVisible();
    expect(screen.getByText('Australia')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download my data' })).toBeVisible();
  });

  test.each([
    ['a visitor', {}, false],
    ['a person whose session has ended', { [ACCOUNT]: failedCall(401, 'Unauthorized', ACCOUNT) }, true],
  ])('asks %s to log in', async (_, changed, isSignedIn) => {
    const { calls } = open(changed, { isSignedIn });
    expect(await screen.findByText('You are not signed in')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(calls.dialogs).toEqual(['login']);
  });
});

describe('Registered Events', () => {
  const REMOVE = 'DELETE /api/account/registrations/eventId/soon';
  const waiting = { event: soon, status: 'waiting' as const, place: 2, isHidden: false };

  test('says that there are none', async () => {
    open();
    expect((await region('Registered Events')).getByText('No registrations')).toBeVisible();
  });

  test('shows date and place on the waiting list', async () => {
    open({ [ACCOUNT]: account({ registrations: [waiting] }) });
    const events = await region('Registered Events');
    expect(events.getByRole('link', { name: 'Winter Series 4' })).toHaveAttribute('href', '/event/soon');
    expect(events.getByText('28th November 2026, 9:30 AM')).toBeVisible();
    expect(events.getByText('Waiting list, place 2')).toBeVisible();
  });

  test('keeps a hidden event, without a link to a page', async () => {
    open({ [ACCOUNT]: account({ registrations: [{ ...waiting, isHidden: true }] }) });
    const events = await region('Registered Events');
    expect(events.getByText('Hidden by the club for now')).toBeVisible();
    expect(events.getByRole('heading', { name: 'Winter Series 4' })).toBeVisible();
    expect(events.queryByRole('link')).toBeNull();
    expect(events.getByRole('button', { name: /^Remove the registration/ })).toBeVisible();
  });

  test('removes a registration after asking', async () => {
    const { calls } = open({ [ACCOUNT]: account({ registrations: [waiting] }), [REMOVE]: '' });
    fireEvent.click(await screen.findByRole('button', { name: /^Remove the registration/ }));
    const dialog = within(screen.getByRole('dialog'));
    expect(calls.reloads).toBe(0);
    fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(calls.toasts).toEqual(['You are no longer registered for Winter Series 4.']));
    expect(calls.reloads).toBe(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('Read notices', () => {
  const notice = {
    id: 1,
    text: 'A place became free.',
    atMs: Date.UTC(2026, 10, 8, 9, 30),
    href: '/event/soon',
  };

  test('are folded, with link and time', async () => {
    open({ [ACCOUNT]: account({ readNotices: [notice, { ...notice, id: 2, text: 'Older', href: null }] }) });
    const heading = await screen.findByRole('heading', { name: 'Read notices' });
    expect(heading.closest('details')).not.toHaveAttribute('open');
    expect(heading.closest('summary')).toHaveTextContent('Read notices2');
    expect(screen.getByText('A place became free.')).toHaveAttribute('href', '/event/soon');
    expect(screen.getByText('Older').tagName).toBe('LI');
    expect(screen.getAllByText(/8th November 2026/)).toHaveLength(2);
  });

  test('are hidden when there are none', async () => {
    open();
    await region('Registered Events');
    expect(screen.queryByText(/^Read notices/)).toBeNull();
  });
});

describe('Events matching your handle', () => {
  const CLAIM = 'PUT /api/account/claims/eventId/past/pilotId/nightjar';
  const match = { event: past, pilot, isClaimedByOther: false };
  const conflict = new FetchError('409 Conflict', ACCOUNT, 409, {
    code: 'conflict',
    message: 'Somebody has claimed this pilot.',
  });

  test('says that there are none', async () => {
    open();
    expect((await region('Events matching your handle')).getByText('No matches')).toBeVisible();
  });

  test('claims a pilot', async () => {
    const { calls } = open({ [ACCOUNT]: account({ matches: [match] }), [CLAIM]: '' });
    const events = await region('Events matching your handle');
    expect(events.getByText(/8th November 2026, flown as/)).toHaveTextContent('flown as Nightjar');
    fireEvent.click(events.getByRole('button', { name: 'Claim Grand Final' }));
    await waitFor(() => expect(calls.toasts).toEqual(['You claimed Grand Final.']));
    expect(calls.reloads).toBe(1);
  });

  test('says beside the event why a claim failed, and what to do', async () => {
    const { calls } = open({ [ACCOUNT]: account({ matches: [match] }), [CLAIM]: conflict });
    fireEvent.click(await screen.findByRole('button', { name: 'Claim Grand Final' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Somebody has claimed this pilot. If that was you, ask a manager of Saltbush FPV: they can undo the claim.',
    );
    expect(calls.reloads).toBe(0);
  });

  test('cannot be claimed after another person has claimed the pilot', async () => {
    open({ [ACCOUNT]: account({ matches: [{ ...match, isClaimedByOther: true }] }) });
    expect(await screen.findByText(/^Claimed by another person\. If that was you/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
  });

  test('a claim can be undone', async () => {
    const { calls } = open({
      [ACCOUNT]: account({ claims: [{ event: past, pilot }] }),
      'DELETE /api/account/claims/eventId/past/pilotId/nightjar': '',
    });
    const undo = await screen.findByText('Undo');
    fireEvent.click(undo);
    await waitFor(() => expect(calls.reloads).toBe(1));
  });
});

describe('Your data', () => {
  test('can be downloaded', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Download my data' });
    expect(link).toHaveAttribute('href', '/api/account/data');
    expect(link).toHaveAttribute('download');
  });

  test('says how many browsers are logged in, and logs all of them out', async () => {
    open({ [ACCOUNT]: account({ sessionCount: 3 }), 'DELETE /api/account/sessions': '' });
    expect(await screen.findByText('3 browsers are logged in, this one included.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Log out everywhere' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/events'));
  });

  test.each(['Nightjar', 'DELETE'])('the account is deleted after typing %s', async (word) => {
    const { calls } = open({ 'PUT /api/account/deletion': '' });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
    const button = dialog.getByRole('button', { name: 'Delete my account' });
    const field = dialog.getByRole('textbox', { name: 'Type Nightjar or DELETE' });
    fireEvent.change(field, { target: { value: 'night' } });
    expect(button).toBeDisabled();
    fireEvent.change(field, { target: { value: word } });
    fireEvent.click(button);
    await waitFor(() => expect(calls.reloads).toBe(1));
  });

  test('tells a manager what becomes of the club', async () => {
    open({}, { adminOfClubIds: [3] });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'first make another member a manager, in Manage Club.',
    );
  });

  test('is kept when the person changes their mind', async () => {
    const { calls } = open({
      [ACCOUNT]: account({ deletionAtMs: new Date(2026, 10, 29, 21, 30).getTime() }),
      'DELETE /api/account/deletion': '',
    });
    // on the clock of the person's browser
    expect(await screen.findByRole('note')).toHaveTextContent(
      /^Your account will be deleted on 29th November 2026,? 9:30 PM\./,
    );
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(calls.toasts).toEqual(['Your account stays.']));
    expect(calls.reloads).toBe(1);
  });
});

describe('the return from the provider', () => {
  const CALL = '/api/public/auth/code/a%2Fb?state=s%26t';
  const search = '?code=a/b&state=s%26t';

  test('describes what happens meanwhile', async () => {
    open({ [CALL]: PENDING }, { search, isSignedIn: false });
    expect(await screen.findByRole('heading', { name: 'Signing you in…' })).toBeVisible();
    expect(leaveTo).not.toHaveBeenCalled();
  });

  test('signs in with the code, once, and goes to the account', async () => {
    open({ [CALL]: session }, { search, isSignedIn: false });
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/account'));
    expect(leaveTo).toHaveBeenCalledTimes(1);
  });

  test('goes to the account also in a browser that refuses storage', async () => {
    const refuse = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    open({ [CALL]: session }, { search, isSignedIn: false });
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/account'));
    refuse.mockRestore();
  });

  test('says why it failed, and offers another try', async () => {
    const reply = { code: 'provider-away' as const, message: 'Patreon does not answer.' };
    open({ [CALL]: new FetchError('502 Bad Gateway', CALL, 502, reply) }, { search, isSignedIn: false });
    expect(await screen.findByRole('alert')).toHaveTextContent('Patreon does not answer.');
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', session.link);
    expect(leaveTo).not.toHaveBeenCalled();
  });

  test.each([
    ['access_denied', 'You did not allow the sign-in at Patreon.'],
    ['server_error', 'Patreon could not sign you in.'],
  ])('without a code says what %s means', async (error, text) => {
    open({}, { search: `?error=${error}&error_description=words`, isSignedIn: false });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(alert).not.toHaveTextContent('words');
  });
});
