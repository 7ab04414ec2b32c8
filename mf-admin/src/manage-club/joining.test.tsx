import type { Session } from '@holeshot/client';
import { buildUser, failedCall, PENDING, renderPage } from '@holeshot/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { page } from './manage-club-page';
import type { ManagedClub, ManagedEvent } from './managing.query';
import { buildManagedEvent } from './testing/build-managed-event';

const LINK = '/api/club/app/clubId/7/link';
const CLUB = '/api/club/manage/clubId/7';
const JOIN = '/api/club/event/id/site/join/app';
const SEPARATION = '/api/club/event/id/site/join';
const APP = { id: 'app', name: 'Winter Series 4 (app)' };
const MATCH = { matched: ['Vee', 'Kestrel'], onlyRegistered: ['Twig'], onlyInApp: [] };

const site = buildManagedEvent({ id: 'site', canDelete: true, joinChoices: [APP] });
const joined: ManagedEvent = {
  ...site,
  ...APP,
  joinChoices: [],
  joinedWith: { id: 'site', name: 'Winter Series 4' },
};
const buildClub = (events: ManagedEvent[]): ManagedClub => ({
  id: 7,
  name: 'Saltbush FPV',
  clubTierUntilMs: null,
  events,
  joinRequests: [],
  members: [],
  storage: { usedBytes: 0, quotaBytes: null },
});

function open(events: ManagedEvent[], changed: Record<string, unknown> = {}) {
  const user = buildUser({ tier: 'Club', adminOfClubIds: [7] });
  const session: Session = { user, link: '', adminOfClubId: 7, registrations: [], notices: [] };
  const models: Record<string, unknown> = {
    '/api/public/auth': session,
    '/api/club/club/id/7': [],
    [CLUB]: buildClub(events),
    '/api/public/seasons/clubId/7': [],
    ...changed,
  };
  return { ...renderPage(page, { path: '/manageClub', at: '/manageClub', models, session }), models };
}

const pressJoin = async () => {
  const button = await screen.findByRole('button', { name: 'Join them' });
  await waitFor(() => expect(button).toBeEnabled());
  fireEvent.click(button);
  return button;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

test('asks whether two events of a day are one, compares their pilots, and joins them', async () => {
  const { calls } = open([site], { [JOIN]: MATCH, [`PUT ${JOIN}`]: '' });
  await screen.findByText('One event or two?');
  press('Compare with Winter Series 4 (app)');
  const { findByText, getByText, getByRole } = await dialog();
  expect(await findByText('Vee, Kestrel')).toBeVisible();
  expect(getByText('Registered, not in the app: 1')).toBeVisible();
  expect(getByText('Twig')).toBeVisible();
  expect(getByText('In the app, not registered: nobody')).toBeVisible();
  fireEvent.click(getByRole('button', { name: 'Join them' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.reloads).toBe(1);
  expect(calls.toasts).toEqual(['Winter Series 4 and Winter Series 4 (app) are one event now.']);
});

test('keeps them apart, and does not ask again', async () => {
  const { calls } = open([site], { [`PUT ${SEPARATION}`]: '' });
  await screen.findByText('One event or two?');
  press('Keep them apart');
  await waitFor(() => expect(calls.toasts).toEqual(['Winter Series 4 stays an event of its own.']));
});

test('says that the question is still open when the answer does not reach the site', async () => {
  const { calls } = open([site], { [`PUT ${SEPARATION}`]: failedCall(503, 'Service Unavailable') });
  await screen.findByText('One event or two?');
  press('Keep them apart');
  await waitFor(() => expect(calls.toasts).toEqual(['The question is still open: 503 Service Unavailable']));
});

test('loads the events again when they were joined meanwhile', async () => {
  const { calls } = open([site], { [`PUT ${SEPARATION}`]: failedCall(409, 'Conflict') });
  await screen.findByText('One event or two?');
  press('Keep them apart');
  await waitFor(() => expect(calls.reloads).toBe(1));
  expect(calls.toasts).toEqual(['409 Conflict']);
});

test('joins once, also when the button is pressed twice', async () => {
  const put = jest.fn();
  open([site], { [JOIN]: MATCH, [`PUT ${JOIN}`]: put });
  await screen.findByText('One event or two?');
  press('Compare with Winter Series 4 (app)');
  fireEvent.click(await pressJoin());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(put).toHaveBeenCalledTimes(1);
});

test.each([
  ['it is separate', { ...site, isSeparate: true }],
  ['the app has none of that day', { ...site, joinChoices: [] }],
])('does not ask when %s', async (_name, event) => {
  open([event]);
  await screen.findByRole('heading', { name: 'Winter Series 4' });
  expect(screen.queryByText('One event or two?')).toBeNull();
});

test('says that pilots are loading or failed to load, and why the events stay separate', async () => {
  const first = open([site], { [JOIN]: PENDING });
  await screen.findByText('One event or two?');
  press('Compare with Winter Series 4 (app)');
  expect(await screen.findByText('Loading the pilots of both')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Join them' })).toBeDisabled();
  first.unmount();
  const second = open([site], { [JOIN]: failedCall(503, 'Service Unavailable') });
  await screen.findByText('One event or two?');
  press('Compare with Winter Series 4 (app)');
  expect(await screen.findByText('The pilots of both did not load')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Join them' })).toBeDisabled();
  second.unmount();
  open([site], { [JOIN]: MATCH, [`PUT ${JOIN}`]: failedCall(409, 'Conflict') });
  await screen.findByText('One event or two?');
  press('Compare with Winter Series 4 (app)');
  await pressJoin();
  expect(await screen.findByRole('alert')).toHaveTextContent('409 Conflict');
});

test('joining later closes the registrations of the event, which now belong to the other one', async () => {
  open([{ ...site, isSeparate: true }], {
    [JOIN]: MATCH,
    [`PUT ${JOIN}`]: '',
    '/api/club/registrations/eventId/site': [],
  });
  await screen.findByRole('heading', { name: site.name });
  press(`Registrations of ${site.name}`);
  fireEvent.click(await screen.findByRole('button', { name: `Compare with ${APP.name}` }));
  await pressJoin();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('joining is undone in the registrations of the event', async () => {
  const { calls } = open([joined], {
    [`DELETE ${SEPARATION}`]: '',
    '/api/club/registrations/eventId/app': [],
  });
  await screen.findByRole('heading', { name: APP.name });
  press(`Registrations of ${APP.name}`);
  expect(await screen.findByText(/This event is one with Winter Series 4/)).toBeVisible();
  press('Undo joining');
  const question = within(screen.getByRole('dialog', { name: 'Two events again?' }));
  fireEvent.click(question.getByRole('button', { name: 'Undo joining' }));
  await waitFor(() =>
    expect(calls.toasts).toEqual(['Winter Series 4 (app) and Winter Series 4 are two events again.']),
  );
});

describe('the desktop app', () => {
  const nowMs = Date.UTC(2026, 4, 15);
  const link = {
    nowMs,
    readAtMs: Date.now(),
    zips: [],
    keyMadeMs: nowMs - 600_000,
    keyUsedMs: nowMs - 20_000,
    fileCameMs: nowMs - 4_000,
    notifiedMs: null,
  };
  const part = async () => within(await screen.findByRole('group', { name: 'Desktop app of Saltbush FPV' }));

  test('is connected, with the age of its last file', async () => {
    open([], { [LINK]: link });
    const { findByText, getByText } = await part();
    expect(await findByText(/Connected, last file \d s ago/)).toBeVisible();
    expect(getByText('No notification yet')).toBeVisible();
  });

  test('a new file makes the page load its events again', async () => {
    jest.useFakeTimers();
    try {
      const { calls, models } = open([], { [LINK]: link });
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      expect(calls.reloads).toBe(0);
      models[LINK] = { ...link, fileCameMs: nowMs };
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      expect(calls.reloads).toBe(1);
    } finally {
      jest.useRealTimers();
    }
  });

  test('the page loads again when its club is gone', async () => {
    jest.useFakeTimers();
    try {
      const { calls, models } = open([], { [LINK]: link });
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      models[LINK] = failedCall(404, 'Not Found');
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      expect(calls.reloads).toBe(1);
    } finally {
      jest.useRealTimers();
    }
  });

  test.each([
    ['loads', PENDING, 'Asking about the desktop app…'],
    [
      'did not load',
      failedCall(503, 'Service Unavailable'),
      'Whether the desktop app is connected did not load; trying again.',
    ],
  ])('says that it %s', async (_name, model, text) => {
    open([], { [LINK]: model });
    expect(await (await part()).findByText(text)).toBeVisible();
  });
});
