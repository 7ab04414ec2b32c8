import type { Session } from '@holeshot/client';
import { buildUser } from '@holeshot/testing';
import { act } from '@testing-library/react';
import { watchSession } from './watch-session';

const session = (id: number | null): Session => ({
  user: id === null ? null : buildUser({ id }),
  link: '/login',
  adminOfClubId: null,
  registrations: [],
  notices: [],
});

const channels: FakeChannel[] = [];
class FakeChannel {
  onmessage: (() => void) | null = null;
  constructor(readonly name: string) {
    channels.push(this);
  }
}
Object.assign(globalThis, { BroadcastChannel: FakeChannel });

/** Another tab tells that somebody signed in or out. */
const tell = () => act(async () => channels.at(-1)?.onmessage?.());

/** A tab whose page was loaded for the person 1, as the person `signedIn.id` is now. */
function openTab() {
  const signedIn: { id: number | null } = { id: 1 };
  let loadedFor: number | null = 1;
  const shown: (number | null)[] = [];
  const reload = jest.fn(async () => {
    loadedFor = signedIn.id;
  });
  const ask = jest.fn(async () => session(signedIn.id));
  const show = ({ user }: Session) => {
    shown.push(user?.id ?? null);
    return (user?.id ?? null) !== loadedFor;
  };
  const isBusy = () => document.querySelector('dialog') !== null;
  const check = watchSession({ ask, getTab: () => ({ show, reload, toast: jest.fn() }), isBusy });
  return { signedIn, shown, reload, ask, check };
}

beforeEach(() => document.body.replaceChildren());

it('shows who signed in in another tab, and loads the page for that person', async () => {
  const { signedIn, shown, reload } = openTab();
  signedIn.id = 2;
  await tell();
  expect([shown, reload.mock.calls.length]).toEqual([[2], 1]);
  await tell();
  expect([shown, reload.mock.calls.length]).toEqual([[2, 2], 1]);
});

it('checks when the tab becomes visible', async () => {
  const { signedIn, shown } = openTab();
  signedIn.id = null;
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(shown).toEqual([null]);
});

it('shows the menu at once, but loads the page after the open dialog is closed', async () => {
  const { signedIn, shown, reload } = openTab();
  document.body.append(document.createElement('dialog'));
  signedIn.id = 2;
  await tell();
  expect([shown, reload.mock.calls.length]).toEqual([[2], 0]);
  await act(async () => document.body.replaceChildren());
  expect(reload).toHaveBeenCalledTimes(1);
});

it('loads nothing when the person of the page is back before the dialog is closed', async () => {
  const { signedIn, shown, reload } = openTab();
  document.body.append(document.createElement('dialog'));
  signedIn.id = null;
  await tell();
  signedIn.id = 1;
  await tell();
  await act(async () => document.body.replaceChildren());
  expect(shown).toEqual([null, 1, 1]);
  expect(reload).not.toHaveBeenCalled();
});

it('ignores a slow reply that a later one overtook', async () => {
  const { ask, check, shown } = openTab();
  let answer: (reply: Session) => void = () => undefined;
  ask.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const slow = check();
  await check();
  answer(session(2));
  await slow;
  expect(shown).toEqual([1]);
});

it('leaves the page as it is when the site does not answer', async () => {
  const { ask, check, shown } = openTab();
  ask.mockRejectedValueOnce(new Error('lost'));
  await check();
  expect(shown).toEqual([]);
});
