import { FetchError, type SessionUser } from '@holeshot/client';
import type { Property } from '@holeshot/contract/wire';
import { PlatformContext, useLocation, useNavigate } from '@holeshot/platform';
import { AtAddress, buildUser, createTestPlatform, failedCall, PENDING } from '@holeshot/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { PropertyEditor } from './property-editor';

const PATH = '/api/pilot/account';
const HANDLE: Property = {
  type: 'string',
  name: 'handle',
  title: 'Handle',
  desc: 'Your public address',
  value: 'Kestrel',
  required: true,
};
const BIO: Property = {
  type: 'text',
  name: 'bio',
  title: 'Bio',
  desc: '',
  value: '',
  height: 90,
  required: true,
};
const NOTE: Property = { type: 'desc', name: 'note', title: 'Note', desc: 'Not shown', value: '' };
const ACCOUNT = [HANDLE, { ...BIO, value: 'Flies at dawn' }, NOTE];

function Address() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('/events')}>
      at {useLocation().pathname}
    </button>
  );
}

/** Opens the editor of a form. `send` answers its saves. */
function openEditor(properties: unknown = ACCOUNT, send: () => Promise<string> = async () => '') {
  const models = { [PATH]: properties };
  const { platform, calls } = createTestPlatform(models);
  const user = buildUser();
  const crash = jest.fn();
  const close = jest.fn();
  const onSaved = jest.fn();
  const post = jest.fn(send);
  Object.assign(platform, { crash, session: { ...platform.session, user } });
  platform.client.send = post;
  const reads = jest.spyOn(platform.client, 'get');
  const form = (signedIn: SessionUser | null) => (
    <PlatformContext.Provider value={{ ...platform, session: { ...platform.session, user: signedIn } }}>
      <AtAddress href="/account">
        <Address />
        <PropertyEditor title="Edit Account" path={PATH} close={close} onSaved={onSaved} />
      </AtAddress>
    </PlatformContext.Provider>
  );
  const view = render(form(user));
  /** Lets somebody be signed in, or nobody, as when it happens in another tab. */
  const signIn = (signedIn: SessionUser | null) => view.rerender(form(signedIn));
  return { ...view, models, user, signIn, calls, crash, close, onSaved, post, reads };
}

const handle = () => screen.findByLabelText('Handle');
const editHandle = async (value = 'Magpie') => fireEvent.change(await handle(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const save = async () => act(async () => press('Save'));
const question = () => screen.queryByRole('dialog', { name: 'Discard your changes?' });

test('loads the properties past all caches when it opens', async () => {
  const { reads } = openEditor();
  expect(await handle()).toHaveValue('Kestrel');
  expect(reads).toHaveBeenCalledWith(expect.objectContaining({ path: PATH }), { cache: false });
  expect(screen.getByRole('dialog', { name: 'Edit Account' })).toBeVisible();
});

test.each([
  ['the first field gets the focus, also without a pointer', 'none', true],
  ['on touch screens no field gets the focus, whose keyboard would cover the form', 'coarse', false],
])('%s', async (_name, pointer, hasFocus) => {
  const matchMedia = (query: string) => ({ matches: query === `(pointer: ${pointer})` }) as MediaQueryList;
  jest.spyOn(window, 'matchMedia').mockImplementation(matchMedia);
  openEditor([{ ...NOTE, type: 'readonly', name: 'event', title: 'Event' }, HANDLE]);
  const field = await handle();
  if (hasFocus) expect(field).toHaveFocus();
  else expect(field).not.toHaveFocus();
});

test('shows that it loads, and cannot save yet', () => {
  openEditor(PENDING);
  expect(screen.getByText('Loading Edit Account')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
});

test('a failed load is shown as a crash, and closes the editor', async () => {
  const failure = failedCall(500, 'Internal Server Error');
  const { crash, close } = openEditor(failure);
  await waitFor(() => expect(crash).toHaveBeenCalledWith(failure));
  expect(close).toHaveBeenCalledTimes(1);
});

test.each([
  ['of something that was deleted meanwhile', 404, 'There is no such event.'],
  ['that the user may no longer use', 403, 'Only managers of the club may do this.'],
])('a form %s closes, says so and loads the page again', async (_, status, message) => {
  const { crash, close, calls } = openEditor(failedCall(status, message));
  await waitFor(() => expect(calls.reloads).toBe(1));
  expect(calls.toasts).toEqual([expect.stringContaining(message)]);
  expect(close).toHaveBeenCalledTimes(1);
  expect(crash).not.toHaveBeenCalled();
});

test('the focus moves to the heading of the page when what the form is of was deleted with its button', async () => {
  const { platform } = createTestPlatform({ [PATH]: failedCall(404, 'There is no such event.') });
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    const [isDeleted, setIsDeleted] = useState(false);
    platform.reload = async () => startTransition(() => setIsDeleted(true));
    return (
      <main>
        <h1>Events</h1>
        {!isDeleted && (
          <button type="button" onClick={() => setIsOpen(true)}>
            Edit
          </button>
        )}
        {isOpen && <PropertyEditor title="Edit Event" path={PATH} close={() => setIsOpen(false)} />}
      </main>
    );
  }
  render(
    <PlatformContext.Provider value={platform}>
      <AtAddress href="/manageClub">
        <Page />
      </AtAddress>
    </PlatformContext.Provider>,
  );
  screen.getByRole('button', { name: 'Edit' }).focus();
  press('Edit');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Events' })).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('sends the edited properties only, then closes, says so and loads the page again', async () => {
  const { post, close, calls, onSaved } = openEditor();
  await editHandle();
  await save();
  expect(post.mock.calls).toEqual([['POST', PATH, { handle: 'Magpie' }]]);
  expect(close).toHaveBeenCalledTimes(1);
  expect(calls).toMatchObject({ toasts: ['Saved'], reloads: 1 });
  expect(onSaved).toHaveBeenCalledTimes(1);
});

test('Enter in a field saves', async () => {
  const { post } = openEditor();
  const field = (await handle()) as HTMLInputElement;
  await editHandle();
  await act(async () => field.form?.requestSubmit());
  expect(post).toHaveBeenCalledTimes(1);
});

test('a form without edits can be saved: the save itself may be the change', async () => {
  const { post } = openEditor();
  await handle();
  await save();
  expect(post.mock.calls).toEqual([['POST', PATH, {}]]);
});

test('while it saves, a second save is not possible', async () => {
  const { post } = openEditor(ACCOUNT, () => new Promise(() => undefined));
  const field = (await handle()) as HTMLInputElement;
  await editHandle();
  await save();
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(field).toBeDisabled();
  if (field.form) fireEvent.submit(field.form);
  expect(post).toHaveBeenCalledTimes(1);
});

test('faults of the site stand beside their fields, and the first gets the focus', async () => {
  const { close } = openEditor(
    ACCOUNT,
    async () => 'Bio: Too short.\nHandle: This handle is taken.\nNot now.',
  );
  await editHandle();
  await save();
  const field = await handle();
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('This handle is taken. Your public address');
  expect(screen.getByLabelText('Bio')).toHaveAccessibleDescription('Too short.');
  expect(screen.getByRole('alert')).toHaveTextContent('Not now.');
  expect(field).toHaveValue('Magpie');
  expect(close).not.toHaveBeenCalled();

  await editHandle('Goshawk');
  expect(field).toBeValid();
  expect(field).toHaveAccessibleDescription('Your public address');
  expect(screen.getByLabelText('Bio')).toBeInvalid();
});

test.each([
  ['false', 'The site refused this change.'],
  ['Registration is closed.', 'Registration is closed.'],
])('the reply %s is shown in the form', async (reply, message) => {
  const { crash } = openEditor(ACCOUNT, async () => reply);
  await editHandle();
  await save();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(crash).not.toHaveBeenCalled();
});

test.each([
  ['what it is of was deleted meanwhile', 404, 'There is no such account.'],
  ['the user may no longer save it', 403, 'Only managers of the club may do this.'],
])('says in the form that %s', async (_, status, message) => {
  const { crash } = openEditor(ACCOUNT, () => Promise.reject(failedCall(status, message)));
  await editHandle();
  await save();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(crash).not.toHaveBeenCalled();
});

const withoutNetwork = () => new FetchError('You are offline', PATH, null, null);

test('says in the form that a save did not reach the site, keeps its input and saves it later', async () => {
  const { crash, close, post } = openEditor(ACCOUNT, jest.fn().mockRejectedValueOnce(withoutNetwork()));
  await editHandle();
  await save();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'You are offline. Save again later: what you typed stays.',
  );
  expect(await handle()).toHaveValue('Magpie');
  expect([crash, close].map((call) => call.mock.calls.length)).toEqual([0, 0]);
  post.mockResolvedValue('');
  await save();
  expect(close).toHaveBeenCalledTimes(1);
});

test('a save that is refused after one without an answer reloads the page: the first one may be stored', async () => {
  const lost = async () => {
    throw withoutNetwork();
  };
  const { calls, post } = openEditor(ACCOUNT, async () => 'Handle: It is taken.');
  post.mockImplementationOnce(lost);
  await editHandle();
  await save();
  expect(calls.reloads).toBe(0);
  await save();
  expect(await screen.findByText('It is taken.')).toBeVisible();
  expect(calls.reloads).toBe(1);
});

test('a form that cannot load without network closes and says why', async () => {
  const { crash, close, calls } = openEditor(withoutNetwork());
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(calls).toMatchObject({ toasts: ['You are offline'], reloads: 0 });
  expect(crash).not.toHaveBeenCalled();
});

test.each([413, 500])(
  'a save that fails with %s is a crash, and the form keeps its input',
  async (status) => {
    const failure = failedCall(status, 'Failed');
    const { crash, close, calls } = openEditor(ACCOUNT, () => Promise.reject(failure));
    await editHandle();
    await save();
    expect(crash).toHaveBeenCalledWith(failure);
    expect(close).not.toHaveBeenCalled();
    expect(calls).toMatchObject({ toasts: [], reloads: 0 });
    expect(await handle()).toHaveValue('Magpie');
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
);

test('opens the login when the session has ended, keeps its input, and saves after it', async () => {
  const send = jest.fn().mockRejectedValueOnce(failedCall(401, 'Unauthorized')).mockResolvedValue('');
  const { crash, calls, close, signIn, user } = openEditor(ACCOUNT, send);
  await editHandle();
  await save();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'You are logged out. Log in, then save again: what you typed stays.',
  );
  expect(calls.dialogs).toEqual(['login']);
  signIn(null);
  press('Log in');
  expect(calls.dialogs).toEqual(['login', 'login']);
  signIn(user);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await handle()).toHaveValue('Magpie');
  await save();
  expect(send).toHaveBeenLastCalledWith('POST', PATH, { handle: 'Magpie' });
  expect(close).toHaveBeenCalledTimes(1);
  expect(crash).not.toHaveBeenCalled();
});

test('opens the login when it cannot load without one, and loads after it', async () => {
  const { crash, calls, close, signIn, user, models } = openEditor(failedCall(401, 'Unauthorized'));
  expect(await screen.findByRole('alert')).toHaveTextContent('You are logged out. Log in to open this form.');
  expect(calls.dialogs).toEqual(['login']);
  signIn(null);
  models[PATH] = ACCOUNT;
  signIn(user);
  expect(await handle()).toHaveValue('Kestrel');
  expect(screen.queryByRole('alert')).toBeNull();
  expect([crash, close].map((call) => call.mock.calls.length)).toEqual([0, 0]);
});

test('keeps the input of a person when another one is signed in, and says so', async () => {
  const reply = { code: 'other-person' as const, message: 'You are signed in as Kestrel now.' };
  const refuse = () => Promise.reject(new FetchError('412 Precondition Failed', PATH, 412, reply));
  const { crash, close } = openEditor(ACCOUNT, refuse);
  await editHandle();
  await save();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'You are signed in as Kestrel now. Nothing is saved: to save this form, log in again as the person who opened it.',
  );
  expect(await handle()).toHaveValue('Magpie');
  expect(crash).not.toHaveBeenCalled();
  expect(close).not.toHaveBeenCalled();
});

test('the focus returns to its field after a failed save', async () => {
  let fail = (_error: Error): void => undefined;
  openEditor(ACCOUNT, () => new Promise((_resolve, reject) => (fail = reject)));
  const field = (await handle()) as HTMLInputElement;
  await act(async () => field.focus());
  await act(async () => field.form?.requestSubmit());
  // browsers take the focus from a disabled field; jsdom needs a detour
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  await act(async () => cancel.focus());
  await act(async () => cancel.blur());
  await act(async () => fail(failedCall(500, 'Internal Server Error')));
  expect(field).toHaveFocus();
});

test('a number that the site refuses gets the focus', async () => {
  const places: Property = { type: 'number', name: 'places', title: 'Places', desc: '', value: null };
  let reply = (_text: string): void => undefined;
  openEditor([places], () => new Promise((resolve) => (reply = resolve)));
  fireEvent.change(await screen.findByLabelText('Places'), { target: { value: '1.5' } });
  await save();
  // the library of the field observes the form
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  await act(async () => reply('Places: Enter a whole number.'));
  expect(screen.getByLabelText('Places')).toHaveFocus();
});

test('empty required fields are all named before anything is sent', async () => {
  const { post } = openEditor([HANDLE, BIO]);
  await editHandle('');
  await save();
  expect(screen.getAllByText('Fill in this field.')).toHaveLength(2);
  expect(await handle()).toHaveFocus();
  expect(await handle()).toBeRequired();
  expect(post).not.toHaveBeenCalled();
});

test.each([
  ['Cancel', () => press('Cancel')],
  ['the cross', () => press('Close')],
  ['Esc', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
  ['a click outside', () => fireEvent.click(screen.getByRole('dialog'))],
])('%s closes at once without edits, and asks with edits', async (_title, leave) => {
  const { close } = openEditor();
  await handle();
  leave();
  expect(close).toHaveBeenCalledTimes(1);
  await editHandle();
  leave();
  expect(close).toHaveBeenCalledTimes(1);

  press('Keep editing');
  expect(question()).not.toBeInTheDocument();
  expect(await handle()).toHaveValue('Magpie');

  leave();
  press('Discard');
  expect(close).toHaveBeenCalledTimes(2);
});

test('navigation asks before edits are lost', async () => {
  const { close } = openEditor();
  await editHandle();
  await act(async () => press('at /account'));
  expect(question()).toBeVisible();
  expect(screen.getByText('at /account')).toBeInTheDocument();

  press('Keep editing');
  expect(question()).not.toBeInTheDocument();

  await act(async () => press('at /account'));
  await act(async () => press('Discard'));
  expect(screen.getByText('at /events')).toBeInTheDocument();
  expect(close).toHaveBeenCalledTimes(1);
});

test('navigation goes on without edits', async () => {
  openEditor();
  await handle();
  await act(async () => press('at /account'));
  expect(question()).not.toBeInTheDocument();
  expect(screen.getByText('at /events')).toBeInTheDocument();
});

test('the browser asks before the tab is closed, only while there are edits', async () => {
  openEditor();
  await handle();
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  await editHandle();
  expect(isAsked()).toBe(true);
  await editHandle('Kestrel');
  expect(isAsked()).toBe(false);
});

test('is wide from six properties on', async () => {
  const six = Array.from({ length: 6 }, (_, index) => ({
    ...HANDLE,
    name: `${index}`,
    title: `Handle ${index}`,
  }));
  openEditor(six);
  await screen.findByLabelText('Handle 5');
  expect(window.getComputedStyle(screen.getByRole('dialog')).width).toContain('880px');
});

test('is narrow below six properties', async () => {
  openEditor();
  await handle();
  expect(window.getComputedStyle(screen.getByRole('dialog')).width).toContain('600px');
});

describe('a form with groups', () => {
  const flag = (name: string, group: string): Property => ({
    type: 'bool',
    name,
    title: name,
    desc: '',
    value: true,
    group,
  });
  const RACE = [
    HANDLE,
    flag('Lap 1', 'Vee · 2 crossings'),
    flag('Lap 2', 'Vee · 2 crossings'),
    flag('Lap', 'Zed'),
  ];
  const getGroup = (name: string) => screen.getByText(name).closest('details');

  test('collapses groups, and marks edited ones', async () => {
    openEditor(RACE);
    await handle();
    expect([getGroup('Vee · 2 crossings')?.open, getGroup('Zed')?.open]).toEqual([false, false]);
    fireEvent.click(screen.getByLabelText('Lap 1'));
    fireEvent.click(screen.getByLabelText('Lap 2'));
    expect(getGroup('Vee · 2 crossings')?.querySelector('summary')).toHaveTextContent(
      'Vee · 2 crossings · 2 edited',
    );
  });

  test('opens the group of the first fault and moves the focus there', async () => {
    openEditor(RACE, async () => 'Lap: It is not the holeshot.');
    fireEvent.click(await screen.findByLabelText('Lap'));
    await save();
    expect([getGroup('Vee · 2 crossings')?.open, getGroup('Zed')?.open]).toEqual([false, true]);
    expect(screen.getByLabelText('Lap')).toHaveFocus();
    expect(screen.getByText('· 1 to correct')).toBeVisible();
  });
});

describe('a form with a place', () => {
  const number = (coordinate: 'latitude' | 'longitude', value: number | null): Property => ({
    type: 'number',
    name: coordinate,
    title: coordinate,
    desc: '',
    value,
    coordinate,
  });
  const PLACE = [number('latitude', -34.5), number('longitude', 138.6)];
  const setPosition = (getCurrentPosition: Geolocation['getCurrentPosition'] | undefined) =>
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: getCurrentPosition && { getCurrentPosition },
    });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'geolocation');
  });

  test('enters the position of the browser in both fields', async () => {
    setPosition((tell) =>
      tell({ coords: { latitude: 52.123456789, longitude: 13.4 } } as unknown as GeolocationPosition),
    );
    const { post } = openEditor(PLACE);
    fireEvent.click(await screen.findByRole('button', { name: 'Use my position' }));
    const latitude = await screen.findByRole('spinbutton', { name: 'latitude' });
    await waitFor(() => expect(latitude).toHaveValue('52.12346'));
    expect(screen.getByRole('spinbutton', { name: 'longitude' })).toHaveValue('13.4');
    await save();
    expect(post).toHaveBeenCalledWith('POST', PATH, { latitude: 52.12346, longitude: 13.4 });
  });

  test('says when the browser does not give its position', async () => {
    setPosition((_, fail) => fail?.({} as GeolocationPositionError));
    openEditor(PLACE);
    fireEvent.click(await screen.findByRole('button', { name: 'Use my position' }));
    expect(screen.getByText('The browser does not tell its position.')).toBeVisible();
    expect(await screen.findByRole('spinbutton', { name: 'latitude' })).toHaveValue('-34.5');
  });

  test('has only the number fields if the browser has no position', async () => {
    openEditor(PLACE);
    expect(await screen.findByRole('spinbutton', { name: 'latitude' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use my position' })).toBeNull();
  });
});

describe('a form that somebody else saved meanwhile', () => {
  const version = (value: string): Property => ({ ...NOTE, name: 'Version', title: 'Version', value });
  const OUTDATED = 'Version: Somebody saved this form meanwhile. Load it again.';
  /** Refuses the first version, of which others have saved `now` since. */
  const openOutdated = (now: Property[]) => {
    const view = openEditor([...ACCOUNT, version('1')]);
    view.post.mockImplementation(async (...args: unknown[]) => {
      const isOutdated = (args[2] as Record<string, unknown>).Version === '1';
      if (isOutdated) view.models[PATH] = [...now, version('2')];
      return isOutdated ? OUTDATED : '';
    });
    return view;
  };
  const sent = ({ post }: ReturnType<typeof openOutdated>) =>
    post.mock.calls.map((call) => (call as unknown[])[2]);

  test('keeps their changes of other fields silently', async () => {
    const view = openOutdated([HANDLE, { ...BIO, value: 'Flies at dusk' }, NOTE]);
    await editHandle();
    await save();
    expect(sent(view)).toEqual([
      { handle: 'Magpie', Version: '1' },
      { handle: 'Magpie', Version: '2' },
    ]);
    expect(view.calls.toasts).toEqual(['Saved']);
  });

  test('shows their changes of the same field, and saves the choice of the user', async () => {
    const view = openOutdated([{ ...HANDLE, value: 'Kea' }, { ...BIO, value: 'Flies at dusk' }, NOTE]);
    await editHandle();
    await save();
    expect(screen.getByText(/^Somebody else has saved another value here/)).toBeVisible();
    expect(screen.getByText('Saved meanwhile: Kea')).toBeVisible();
    expect(await handle()).toHaveValue('Magpie');
    expect(screen.getByLabelText('Bio')).toHaveValue('Flies at dusk');
    await save();
    expect(sent(view).at(-1)).toEqual({ handle: 'Magpie', Version: '2' });
  });

  test('keeps the focus while the user types over their change', async () => {
    openOutdated([{ ...HANDLE, value: 'Kea' }, BIO, NOTE]);
    await editHandle();
    await save();
    const field = await handle();
    expect(field).toHaveFocus();
    await editHandle('Magpies');
    expect(screen.queryByText(/Saved meanwhile/)).toBeNull();
    expect(field).toHaveFocus();
  });

  test('accepts their changes', async () => {
    openOutdated([{ ...HANDLE, value: 'Kea' }, BIO, NOTE]);
    await editHandle();
    await save();
    const button = screen.getByRole('button', { name: 'Use the saved value of Handle' });
    act(() => button.focus());
    fireEvent.click(button);
    expect(await handle()).toHaveValue('Kea');
    expect(screen.queryByText(/Saved meanwhile/)).toBeNull();
    expect(await handle()).toHaveFocus();
  });
});
