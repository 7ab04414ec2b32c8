import { FetchError } from '@holeshot/client';
import type { WireQuestion } from '@holeshot/contract/wire';
import { PlatformContext } from '@holeshot/platform';
import {
  buildClub,
  buildEventRecord,
  buildPilot,
  buildRace,
  buildUser,
  createTestPlatform,
  EVENT_START,
  renderPage,
} from '@holeshot/testing';
import { keepQuestion, readKept } from '@holeshot/ui';
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { buildObjection } from '../objections/testing/build-objection';
import { standInFor } from '../streams/player-stand-in';
import { page } from './question-page';
import { useSendQuestion } from './use-send-question';

const IDS = { eventId: 'event-1', raceId: 'race-1', pilotId: 'ann' };
const EVENT = '/api/public/events/id/event-1';
const RACES = '/api/public/races/eventId/event-1';
const OBJECTIONS = '/api/public/objections/eventId/event-1';
const PATH = '/api/device/objections/eventId/event-1/raceId/race-1';
const SEND = `POST ${PATH}`;
const STREAM = '/api/public/youtube/eventId/event-1/racestart/2026-05-16_10%3A00%3A00.000';

const soon = Date.now() + 20 * 60_000;
const flown = buildRace({ flights: { ann: [2, 28, 56], bob: [3, 29, 29, 29] } });
const race = {
  ...flown,
  summaries: flown.summaries.map((row) => ({ ...row, points: row.dnf ? 0 : 10 })),
  resultState: { state: 'provisional' as const, until: soon, isChanged: false },
};
const laps = [{ raceId: 'race-1', pilotId: 'ann', seconds: [28, 28, 28, 28] }];
const asked = buildObjection(EVENT_START);
/** The question of `asked`. */
const stored = { detectionId: 'ann-2', reason: 'missing', words: 'Two laps.' } as const;
const stream = {
  videoId: 'v1',
  title: 'Stream',
  startSeconds: 100,
  offsetSeconds: 100.25,
  durationSeconds: 5_000,
  hasSyncWarning: false,
  href: 'https://example.org',
  eventId: 'event-1',
  thumbnailUrl: null,
};
const owner = buildUser({ claimedPilotIds: ['ann'] });

function open(models: Record<string, unknown> = {}, { search = '?pilot=ann', user = null as never } = {}) {
  return renderPage(page, {
    path: '/event/:eventId/race/:raceId/question',
    at: `/event/event-1/race/race-1/question${search}`,
    models: {
      [EVENT]: buildEventRecord(),
      '/api/public/clubs/id/7': buildClub(),
      '/api/public/channels': [],
      '/api/public/pilots/eventId/event-1': ['ann', 'bob'].map((id) => buildPilot({ id, name: id })),
      '/api/public/laps/eventId/event-1': laps,
      [RACES]: [race],
      [`${RACES}/raceId/race-1`]: race,
      [OBJECTIONS]: [],
      [STREAM]: [],
      [SEND]: '',
      ...models,
    },
    session: { user },
  });
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send to the race director' }));
beforeEach(() => keepQuestion(IDS, null));

test('begins with the odd lap and its probable fault', async () => {
  open();
  expect(await screen.findByRole('radio', { name: /Lap 2 56.00 \+28.00/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /It is two laps/ })).toBeChecked();
  expect(screen.getByText(/20 min left/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /Lap 3 – not counted/ })).toBeEnabled();
  expect(screen.queryByText('When did you pass?')).toBeNull();
});

test('the difference of a lap that a video timed is good to a tenth', async () => {
  const mark = { timingSystemType: 'Video', validityType: 'Marshall' } as const;
  const detections = race.detections.map((one) => (one.id === 'ann-2' ? { ...one, ...mark } : one));
  open({ [`${RACES}/raceId/race-1`]: { ...race, detections } });
  expect(await screen.findByRole('radio', { name: /Lap 2 56.0 \(video\) \+28.0$/ })).toBeVisible();
});

test('shows the effect of the question, with the moment of the video', async () => {
  open({ [STREAM]: [stream] });
  fireEvent.change(await screen.findByLabelText(/^Moment/), { target: { value: '0:58.4' } });
  expect(screen.getByText('1st with 86.00, +10 points. bob loses a place.')).toBeVisible();
  fireEvent.change(screen.getByLabelText(/^Moment/), { target: { value: 'soon' } });
  expect(screen.getByText('Enter minutes and seconds, such as 0:58.4.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send to the race director' })).toBeDisabled();
});

test('the moment is the one that the stream shows', async () => {
  const { container } = open({ [STREAM]: [stream] });
  const use = await screen.findByRole('button', { name: 'Use the video’s moment' });
  expect(use).toBeDisabled();
  fireEvent.click(screen.getByRole('link', { name: /^Play Stream/ }));
  const player = standInFor(container.querySelector('iframe'));
  player.say({ currentTime: 158.62, playerState: 2 });
  fireEvent.click(use);
  // the race starts at 100.25 of the stream
  expect(screen.getByLabelText(/^Moment/)).toHaveValue('0:58.4');
  fireEvent.click(screen.getByRole('button', { name: 'A tenth later' }));
  expect(screen.getByLabelText(/^Moment/)).toHaveValue('0:58.5');
  expect(player.takeCommands()).toEqual(['pauseVideo', 'seekTo 158.75 true']);
  fireEvent.click(screen.getByRole('button', { name: 'Play from 3 s before' }));
  expect(player.takeCommands()).toEqual(['playVideo', 'seekTo 155.75 true']);
});

test('a person who claimed the pilot needs no code', async () => {
  const ask = jest.fn((_question: unknown) => '');
  const { calls } = open({ [SEND]: ask }, { search: '', user: owner as never });
  fireEvent.change(await screen.findByLabelText(/^In your words/), { target: { value: ' High gate ' } });
  expect(screen.queryByLabelText(/^Code/)).toBeNull();
  send();
  await waitFor(() => expect(calls.reloads).toBe(1));
  expect(ask).toHaveBeenCalledWith({
    pilotId: 'ann',
    detectionId: 'ann-2',
    reason: 'missing',
    time: null,
    words: 'High gate',
    askedAt: expect.any(String),
  });
  expect(readKept(IDS)).toBeNull();
});

test('others choose who they are, and the focus moves to the heading', async () => {
  open({}, { search: '' });
  const choice = await screen.findByRole('navigation', { name: 'Who are you?' });
  const [link, other] = within(choice).getAllByRole('link');
  expect(other).toBeVisible();
  link?.focus();
  fireEvent.click(link as HTMLElement);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Question a lap' })).toHaveFocus());
  expect(screen.getByLabelText(/^Code/)).toBeVisible();
});

test('an open question can be withdrawn, with the code of the event by those who did not claim the pilot', async () => {
  const withdraw = jest.fn((_withdrawal: unknown) => '');
  const models = { [OBJECTIONS]: [asked], [`${SEND}/withdraw`]: withdraw };
  const { calls } = open(models);
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw the question' }));
  fireEvent.change(screen.getByLabelText(/^Code/), { target: { value: ' ABC234 ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(calls.reloads).toBe(1));
  expect(withdraw).toHaveBeenCalledWith({ pilotId: 'ann', code: 'ABC234' });
});

test('the pilot withdraws without a code, and is told why it does not work', async () => {
  const refusal = new FetchError('There is no open question.', PATH, 409, null);
  const models = { [OBJECTIONS]: [asked], [`${SEND}/withdraw`]: refusal };
  open(models, { search: '', user: owner as never });
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw the question' }));
  expect(screen.queryByLabelText(/^Code/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no open question.');
});

test('a pilot who has questioned the race three times gets no form', async () => {
  const decided = { decision: 'rejected', answer: 'No.', by: 'director', atMs: EVENT_START, revision: null };
  const objections = [1, 2, 3].map((id) => ({ ...asked, id, decided }));
  open({ [OBJECTIONS]: objections });
  expect(await screen.findByText('Questioned 3 times')).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});

test('keeps a question without network, and sends it with the minute when it was made', async () => {
  const answers: unknown[] = [new FetchError('You are offline', SEND, null, null)];
  const sent: unknown[] = [];
  const ask = (question: unknown) => {
    sent.push(question);
    const answer = answers.shift() ?? '';
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const { calls } = open({ [SEND]: ask });
  fireEvent.change(await screen.findByLabelText(/^Code/), { target: { value: 'XY34ZK' } });
  send();
  const note =
    /^Kept on this phone, and sent as of .* once there is network and a page of the site is open\.$/;
  expect(await screen.findByText(note)).toBeVisible();
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(calls.reloads).toBe(1));
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]).toMatchObject({ code: 'XY34ZK' });
});

test('a question that waits for network is replaced when it is sent with other words', async () => {
  const ask = jest.fn((_question: unknown): string => {
    throw new FetchError('You are offline', SEND, null, null);
  });
  open({ [SEND]: ask });
  fireEvent.change(await screen.findByLabelText(/^In your words/), { target: { value: 'High gate' } });
  const button = screen.getByRole('button', { name: 'Send to the race director' });
  button.focus();
  await act(async () => send());
  expect(await screen.findByText(/^Kept on this phone/)).toBeVisible();
  expect(button).toHaveFocus();
  fireEvent.change(screen.getByLabelText(/^In your words/), { target: { value: 'Low gate' } });
  await act(async () => send());
  expect(readKept(IDS)?.question.words).toBe('Low gate');
  ask.mockReturnValue('');
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(readKept(IDS)).toBeNull());
  expect(ask).toHaveBeenLastCalledWith(expect.objectContaining({ words: 'Low gate' }));
});

const refuse = (message: string, parameter?: string) => () => {
  const reply = { code: 'forbidden' as const, message, ...(parameter && { parameter }) };
  throw new FetchError('403 Forbidden', SEND, 403, reply);
};

test.each([
  ['code', 'This is not the code of the event.', /^Code/],
  ['time', 'The moment is outside of the race.', /^Moment/],
])(
  'a refusal of the %s stands at its field, which gets the focus, until it is corrected',
  async (parameter, text, label) => {
    open({ [SEND]: refuse(text, parameter), [STREAM]: [stream] });
    fireEvent.change(await screen.findByLabelText(/^In your words/), { target: { value: 'High gate' } });
    send();
    const field = screen.getByLabelText(label);
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(text)));
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(screen.getByLabelText(/^In your words/)).toHaveValue('High gate');
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.change(field, { target: { value: '1' } });
    expect(screen.queryByText(text)).toBeNull();
    expect(screen.getByRole('button', { name: 'Send to the race director' })).toBeEnabled();
  },
);

test('shows a refusal of the lap below the laps', async () => {
  const text = 'detectionId is not a crossing of this pilot.';
  open({ [SEND]: refuse(text, 'detectionId') });
  await screen.findByRole('radio', { name: /Lap 2/ });
  send();
  expect(await screen.findByRole('group', { name: /^Which lap/ })).toHaveAccessibleDescription(text);
  expect(screen.getByRole('radio', { name: /Lap 2/ })).toHaveFocus();
  fireEvent.click(screen.getByRole('radio', { name: /Lap 1/ }));
  expect(screen.queryByText(text)).toBeNull();
});

test.each([
  ['of no field', undefined, null],
  ['of a field that the form does not have', 'code', owner],
])('shows a refusal %s above Send, and keeps the input', async (_, parameter, user) => {
  open({ [SEND]: refuse('This race is questioned already.', parameter) }, { user: user as never });
  fireEvent.change(await screen.findByLabelText(/^In your words/), { target: { value: 'High gate' } });
  send();
  expect(await screen.findByRole('alert')).toHaveTextContent('This race is questioned already.');
  expect(screen.getByLabelText(/^In your words/)).toHaveValue('High gate');
  expect(screen.getByRole('button', { name: 'Send to the race director' })).toBeEnabled();
});

const kept: WireQuestion = {
  pilotId: 'ann',
  detectionId: 'ann-1',
  reason: 'time',
  time: null,
  words: 'Late',
  code: 'XY34ZK',
  askedAt: new Date(soon - 25 * 60_000).toISOString(),
};

test('a page that is opened again has the refused input in its fields', async () => {
  keepQuestion(IDS, { path: PATH, question: kept, refusal: 'This is not the code of the event.' });
  open();
  expect(await screen.findByDisplayValue('Late')).toBeVisible();
  expect(screen.getByText('This is not the code of the event.')).toBeVisible();
  expect(screen.getByLabelText(/^Code/)).toHaveValue('XY34ZK');
  expect(screen.getByRole('radio', { name: /Lap 1 28.00/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /The time is wrong/ })).toBeChecked();
});

test('keeps a refused moment in its field as entered', async () => {
  const question = { ...kept, time: '2026-05-16 10:00:58.400' };
  keepQuestion(IDS, { path: PATH, question, refusal: 'No.' });
  open({ [STREAM]: [stream] });
  await waitFor(() => expect(screen.getByLabelText(/^Moment/)).toHaveValue('0:58.4'));
});

test('opening the page sends a waiting question, also once the time is over', async () => {
  keepQuestion(IDS, { path: PATH, question: kept, refusal: null });
  const official = { ...race, resultState: { state: 'official' as const, until: null, isChanged: false } };
  const ask = jest.fn(() => '');
  open({ [`${RACES}/raceId/race-1`]: official, [SEND]: ask }, { search: '' });
  await waitFor(() => expect(ask).toHaveBeenCalledWith(kept));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(readKept(IDS)).toBeNull();
});

test('says why the page did not load again, and can send once more', async () => {
  const { platform, calls } = createTestPlatform({ [SEND]: '' });
  platform.reload = () => Promise.reject(new FetchError('You are offline', '/', null, null));
  const { result } = renderHook(() => useSendQuestion(IDS, []), {
    wrapper: (props) => <PlatformContext.Provider value={platform} {...props} />,
  });
  await act(() => result.current.send(kept));
  await act(() => result.current.send(kept));
  expect(calls.toasts).toEqual(['You are offline', 'You are offline']);
});

test('forgets a question whose response was lost once the site has it', async () => {
  keepQuestion(IDS, {
    path: PATH,
    question: { ...kept, ...stored },
    refusal: 'This race is questioned already.',
  });
  open({ [OBJECTIONS]: [asked] });
  expect(await screen.findByText(/^Waiting for the race director/)).toBeVisible();
  await waitFor(() => expect(readKept(IDS)).toBeNull());
});

test('keeps a question with the words of an earlier, decided one', async () => {
  const offline = new FetchError('You are offline', SEND, null, null);
  const ask = jest.fn((_question: unknown) => {
    throw offline;
  });
  const decided = {
    decision: 'rejected',
    answer: 'Not seen.',
    by: 'Mara',
    atMs: EVENT_START,
    revision: null,
  } as const;
  const again = { ...kept, ...stored };
  keepQuestion(IDS, { path: PATH, question: again, refusal: null });
  open({ [OBJECTIONS]: [{ ...asked, decided }], [SEND]: ask });
  expect(await screen.findByText(/^Kept on this phone/)).toBeVisible();
  await waitFor(() => expect(ask).toHaveBeenCalledWith(again));
  expect(readKept(IDS)).toEqual({ path: PATH, question: again, refusal: null });
});

test('only a missing crossing can be reported for an uncounted lap', async () => {
  open();
  fireEvent.click(await screen.findByRole('radio', { name: /The time is wrong/ }));
  fireEvent.click(screen.getByRole('radio', { name: /Lap 3/ }));
  expect(screen.getByRole('radio', { name: /It is two laps/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /The time is wrong/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Send to the race director' })).toBeEnabled();
});

test('a waiting question replaces the form, and later shows its answer', async () => {
  open({ [OBJECTIONS]: [asked] });
  expect(await screen.findByText(/^Waiting for the race director: ann, lap 2/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Send/ })).toBeNull();
});

test('everybody reads the answers once the time is over', async () => {
  const official = { ...race, resultState: { state: 'official' as const, until: null, isChanged: false } };
  const decided = {
    decision: 'accepted',
    answer: 'Seen.',
    by: 'Mara',
    atMs: EVENT_START,
    revision: 2,
  } as const;
  open({ [`${RACES}/raceId/race-1`]: official, [OBJECTIONS]: [{ ...asked, decided }] }, { search: '' });
  expect(await screen.findByText('The time for objections is over')).toBeVisible();
  expect(screen.getByText(/^Accepted: ann/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'revision 2' })).toHaveAttribute(
    'href',
    '/event/event-1/race/race-1/history',
  );
});
