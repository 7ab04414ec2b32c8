import { FetchError } from '@holeshot/client';
import type { WireQuestion } from '@holeshot/contract/wire';
import { createMemoryClient } from '@holeshot/testing';
import { keepQuestion, readKept } from '@holeshot/ui';
import { waitFor } from '@testing-library/react';
import { sendKeptQuestions } from './send-kept-questions';

const KEY = { eventId: 'event', raceId: 'race', pilotId: 'pilot' };
const path = '/api/device/objections/eventId/event/raceId/race';
const SEND = `POST ${path}`;
const question: WireQuestion = {
  pilotId: 'pilot',
  detectionId: null,
  reason: 'missing',
  time: null,
  words: '',
  askedAt: '2026-05-16T08:10:00.000Z',
};

function openPage(answer: (question: unknown) => unknown) {
  const ask = jest.fn(answer);
  const toast = jest.fn();
  sendKeptQuestions({ client: createMemoryClient({ [SEND]: ask }), getTab: () => ({ toast }) });
  return { ask, toast };
}

const offline = () => {
  throw new FetchError('You are offline', SEND, null, null);
};

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/events');
});

it('sends what waits once there is network, as of the minute of pressing', async () => {
  keepQuestion(KEY, { path, question, refusal: null });
  const answers = [offline, () => ''];
  const { ask, toast } = openPage(() => answers.shift()?.());
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  expect(readKept(KEY)).toEqual({ path, question, refusal: null });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(toast).toHaveBeenCalledWith('Your question was sent.'));
  expect(ask).toHaveBeenLastCalledWith(question);
  expect(readKept(KEY)).toBeNull();
});

it('keeps one that the site refuses, with the reason', async () => {
  keepQuestion(KEY, { path, question, refusal: null });
  const { toast } = openPage(() => {
    throw new FetchError('403 Forbidden', SEND, 403, { code: 'forbidden', message: 'It is too late.' });
  });
  await waitFor(() => expect(toast).toHaveBeenCalledWith(expect.stringContaining('refused'), 'failure'));
  expect(readKept(KEY)).toMatchObject({ path, question, refusal: 'It is too late.' });
});

it('sends one that the browser did not store while the page is open', async () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepQuestion(KEY, { path, question, refusal: null });
  refuse.mockRestore();
  expect(readKept(KEY)).toEqual({ path, question, refusal: null });
  const { ask } = openPage(() => '');
  await waitFor(() => expect(ask).toHaveBeenCalledWith(question));
  await waitFor(() => expect(readKept(KEY)).toBeNull());
});

it('counts as none what something else has stored', () => {
  localStorage.setItem('holeshot.question.event.race.pilot', '{"words": 1}');
  expect(readKept(KEY)).toBeNull();
});

it('sends it once when two tabs get the network back', async () => {
  let turn: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => {
    turn = turn.then(work);
    return turn;
  };
  Object.assign(navigator, { locks: { request } });
  keepQuestion(KEY, { path, question, refusal: null });
  const tabs = [openPage(() => ''), openPage(() => '')];
  await waitFor(() => expect(tabs[1]?.toast).toHaveBeenCalledWith('Your question was sent.'));
  expect(tabs.flatMap(({ ask }) => ask.mock.calls)).toEqual([[question]]);
  Object.assign(navigator, { locks: undefined });
});

it('does not send refused questions, nor those of the open question page', async () => {
  keepQuestion(KEY, { path, question, refusal: 'It is too late.' });
  keepQuestion({ ...KEY, raceId: 'open' }, { path, question, refusal: null });
  history.replaceState(null, '', '/event/event/race/open/question?pilot=pilot');
  const { ask } = openPage(() => '');
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(ask).not.toHaveBeenCalled();
});
