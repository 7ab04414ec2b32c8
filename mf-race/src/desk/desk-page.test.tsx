import { FetchError } from '@holeshot/client';
import {
  buildClub,
  buildEventRecord,
  buildPilot,
  buildRace,
  buildUser,
  EVENT_START,
  failedCall,
  renderPage,
} from '@holeshot/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildObjection } from '../objections/testing/build-objection';
import { standInFor } from '../streams/player-stand-in';
import type { Desk } from './desk.query';
import { page } from './desk-page';

const EVENT = '/api/public/events/id/event-1';
const SESSION = '/api/public/auth';
const RACES = '/api/public/races/eventId/event-1';
const DESK = '/api/club/desk/eventId/event-1';
const OBJECTIONS = '/api/public/objections/eventId/event-1';
const STREAM = '/api/public/youtube/eventId/event-1/racestart/2026-05-16_10%3A00%3A00.000';
const DECIDE = `POST ${DESK}/raceId/race-1`;

const at = (seconds: number) => EVENT_START + seconds * 1_000;
const race = buildRace({ flights: { ann: [2, 28, 56], bob: [3, 27, 27, 27] } });
const scored = {
  ...race,
  summaries: race.summaries.map((row) => ({ ...row, points: row.dnf ? 0 : 10 })),
};
const objection = buildObjection(EVENT_START);
const desk: Desk = {
  code: 'XY34ZK',
  lapCount: 347,
  usual: { ann: 28 },
  open: [{ raceId: 'race-1', untilMs: at(1_800) }],
  doubts: [
    {
      kind: 'equal-laps',
      raceId: 'race-1',
      pilotId: 'bob',
      detectionId: null,
      value: 27,
      text: 'All 3 laps took 27.00.',
    },
  ],
};

const manager = buildUser({ tier: 'Club', adminOfClubIds: [7] });

function open(changes: Record<string, unknown> = {}, search = '') {
  const models: Record<string, unknown> = {
    [EVENT]: buildEventRecord(),
    [SESSION]: { user: manager },
    '/api/public/clubs/id/7': buildClub(),
    '/api/public/channels': [],
    [STREAM]: [],
    '/api/public/pilots/eventId/event-1': ['ann', 'bob'].map((id) => buildPilot({ id, name: id })),
    [DESK]: desk,
    [OBJECTIONS]: [objection],
    [RACES]: [scored],
    '/api/public/rounds/eventId/event-1': [{ id: 'round-1', eventId: 'event-1', order: 100, stageId: null }],
    '/api/public/stages/eventId/event-1': [],
    [`${RACES}/raceId/race-1`]: scored,
    [DECIDE]: '',
    ...changes,
  };
  const rendered = renderPage(page, {
    path: '/event/:eventId/desk',
    at: `/event/event-1/desk${search}`,
    models,
    session: { user: manager },
  });
  return { ...rendered, models };
}

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name: new RegExp(name) }));
const explain = (text: string) =>
  fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: text } });

test('shows objections before doubts, and the effects of accepting the first one', async () => {
  open();
  const queue = await screen.findByRole('navigation', { name: 'Open cases' });
  expect(
    within(queue)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('Objection'), expect.stringContaining('All equal')]);
  expect(screen.getByText('“Two laps.”')).toBeVisible();
  expect(screen.getByRole('radio', { name: /Accept/ })).toBeChecked();
  expect(screen.getByText(/add a crossing at 0:58.40/)).toBeVisible();
  expect(screen.getByText('XY34ZK')).toBeVisible();
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toContainEqual(expect.stringContaining('DNF → 2nd'));
});

test('publishes a decision with its reason, for the revision that is shown', async () => {
  const decide = jest.fn(() => '');
  const { calls } = open({ [DECIDE]: decide });
  const button = await screen.findByRole('button', { name: 'Publish revision 2' });
  expect(button).toBeDisabled();
  explain('The video shows it.');
  fireEvent.click(button);
  await waitFor(() => expect(calls.toasts).toEqual(['Revision 2 is published']));
  expect(decide).toHaveBeenCalledWith({
    objectionId: 7,
    doubt: null,
    decision: 'accepted',
    reason: 'The video shows it.',
    revision: 1,
    ruling: { kind: 'add', pilotId: 'ann', time: '2026-05-16 10:00:58.400' },
  });
});

test('the focus within a decision moves to the heading when the decision goes', async () => {
  open();
  await screen.findByRole('button', { name: 'Publish revision 2' });
  screen.getByLabelText(/^Reason/).focus();
  fireEvent.click(screen.getByRole('link', { name: /All equal/ }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Fairness desk' })).toHaveFocus());
});

test('a correction names what happened, and a rejection leaves the race', async () => {
  const decide = jest.fn(() => '');
  open({ [DECIDE]: decide });
  await screen.findByRole('button', { name: 'Publish revision 2' });
  choose('Correct');
  fireEvent.change(screen.getByLabelText(/^When/), { target: { value: 'later' } });
  explain('Seen at the gate');
  expect(screen.getByText('Enter minutes and seconds.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Publish revision 2' })).toBeDisabled();
  fireEvent.change(screen.getByLabelText(/^When/), { target: { value: '0:59' } });
  fireEvent.click(screen.getByRole('button', { name: 'A tenth later' }));
  expect(screen.getByLabelText(/^When/)).toHaveValue('0:59.1');
  choose('Reject');
  expect(screen.queryByRole('table')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  const rejection = expect.objectContaining({ decision: 'rejected', ruling: null });
  await waitFor(() => expect(decide).toHaveBeenCalledWith(rejection));
});

test('a question about the time shows no effects before somebody chooses a moment', async () => {
  open({ [OBJECTIONS]: [{ ...objection, reason: 'time', time: null }] });
  const moment = await screen.findByLabelText(/^When/);
  expect(moment).toHaveValue('');
  expect(screen.getByText('No moment chosen')).toBeVisible();
  expect(screen.queryByText('Enter minutes and seconds.')).toBeNull();
  expect(screen.queryByText(/→/)).toBeNull();
  explain('Seen at the gate');
  expect(screen.getByRole('button', { name: 'Publish revision 2' })).toBeDisabled();
  fireEvent.click(screen.getByRole('button', { name: 'A tenth later' }));
  expect(moment).toHaveValue('0:58.1');
  expect(screen.getByRole('button', { name: 'Publish revision 2' })).toBeEnabled();
});

test('a refusal keeps the input, and loads the decision of somebody else', async () => {
  const { calls } = open({ [DECIDE]: failedCall(409, 'Conflict') });
  await screen.findByRole('button', { name: 'Publish revision 2' });
  explain('The video shows it.');
  fireEvent.click(screen.getByRole('button', { name: 'Publish revision 2' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText(/^Reason/)).toHaveValue('The video shows it.');
  expect(calls.reloads).toBe(1);
});

test('without network a decision can be sent again, and its button keeps the focus', async () => {
  open({ [DECIDE]: failedCall(503, 'Unavailable') });
  const button = await screen.findByRole('button', { name: 'Publish revision 2' });
  explain('The video shows it.');
  button.focus();
  fireEvent.click(button);
  // browsers take the focus from a disabled button
  expect(button).toBeEnabled();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(button).toHaveFocus();
});

test.each([
  ['reason', /^Reason/, 'reason is too long'],
  ['ruling/time', /^When/, 'The moment is outside of the race.'],
  ['ruling', /^What happened/, 'This changes nothing in the race.'],
])(
  'a refusal of %s stands at its field, which gets the focus, until it is edited',
  async (parameter, label, text) => {
    const refuse = () => {
      const reply = { code: 'bad-parameter' as const, message: text, parameter };
      throw new FetchError('400 Bad Request', DECIDE, 400, reply);
    };
    open({ [DECIDE]: refuse });
    await screen.findByRole('button', { name: 'Publish revision 2' });
    choose('Correct');
    explain('The video shows it.');
    fireEvent.click(screen.getByRole('button', { name: 'Publish revision 2' }));
    const field = screen.getByLabelText(label);
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText(/^Reason/)).toHaveValue('The video shows it.');
    const value = parameter === 'ruling' ? 'discount' : '1:00';
    fireEvent.change(field, { target: { value } });
    expect(screen.queryByText(text)).toBeNull();
  },
);

test('a correction takes the moment that the stream shows', async () => {
  const stream = {
    videoId: 'v1',
    title: 'Stream',
    startSeconds: 100,
    offsetSeconds: 100,
    durationSeconds: 5_000,
    hasSyncWarning: false,
    streamStart: null,
    event: null,
  };
  const { container } = open({ [STREAM]: [stream] });
  await screen.findByRole('button', { name: 'Publish revision 2' });
  choose('Correct');
  fireEvent.click(screen.getByRole('button', { name: 'Play from 3 s before' }));
  standInFor(container.querySelector('iframe')).say({ currentTime: 157.84, playerState: 2 });
  fireEvent.click(screen.getByRole('button', { name: 'Use the video’s moment' }));
  expect(screen.getByLabelText(/^When/)).toHaveValue('0:57.8');
});

test('a decided case shows its answer instead of the form', async () => {
  const decided = {
    decision: 'rejected',
    answer: 'A crash',
    by: 'Mara',
    atMs: at(300),
    revision: null,
  } as const;
  open({ [OBJECTIONS]: [{ ...objection, decided }], [DESK]: { ...desk, doubts: [] } }, '?case=objection.7');
  expect(await screen.findByText(/^Rejected by Mara/)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByText(/your reason/)).toBeNull();
});

test('keeps the reason of whoever decides second', async () => {
  const { models } = open();
  await screen.findByRole('button', { name: 'Publish revision 2' });
  explain('The video shows it.');
  const decided = { decision: 'rejected', answer: 'A crash', by: 'Mara', atMs: at(300), revision: null };
  models[OBJECTIONS] = [{ ...objection, decided }];
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText(/^Rejected by Mara/)).toBeVisible();
  expect(screen.getByText(/your reason is not published: “The video shows it.”/)).toBeVisible();
});

test.each([
  ['a visitor', { [SESSION]: { user: null } }, 'You are not signed in'],
  ['whose session ended', { [DESK]: failedCall(401, 'Unauthorized') }, 'You are not signed in'],
  ['another person', { [SESSION]: { user: buildUser() } }, 'Only managers of the club decide'],
  ['a failure', { [DESK]: failedCall(500, 'Failed') }, /did not load/],
])('says why the desk is closed: %s', async (_, models, text) => {
  open(models);
  expect(await screen.findByText(text)).toBeVisible();
});

test('an event without open cases says so', async () => {
  open({ [OBJECTIONS]: [], [DESK]: { ...desk, doubts: [] } });
  expect(await screen.findByText('No doubts in 347 laps')).toBeVisible();
});
