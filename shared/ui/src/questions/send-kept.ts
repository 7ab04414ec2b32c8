import { type Client, FetchError } from '@holeshot/client';
import { toRefusal } from '../feedback/refusal';
import { keepQuestion, type QuestionKey, readKept } from './kept-question';

type Outcome = 'stored' | 'refused' | 'waits';

/** Whether the server refused the question. Without a response, and while the server is overloaded, it waits. */
const isRefused = (error: unknown): boolean =>
  error instanceof FetchError && error.status !== null && error.status < 500 && error.status !== 429;

/** Lets one tab send at a time; without HTTPS, browsers have no locks. */
const inTurn = (send: () => Promise<Outcome>): Promise<Outcome> =>
  navigator.locks ? navigator.locks.request('holeshot.questions', send) : send();

/**
 * Sends the stored question, with the time at which the button was pressed (R165). It stays stored without network, and
 * with the reason if the server refuses it.
 */
export const sendKept = (client: Client, key: QuestionKey): Promise<Outcome> =>
  inTurn(async () => {
    const kept = readKept(key);
    // another tab has sent it
    if (!kept) return 'stored';
    if (kept.refusal !== null) return 'refused';
    try {
      await client.send('POST', kept.path, kept.question);
    } catch (error) {
      if (!isRefused(error)) return 'waits';
      const { text, parameter } = toRefusal(error);
      keepQuestion(key, { ...kept, refusal: text, parameter });
      return 'refused';
    }
    keepQuestion(key, null);
    return 'stored';
  });
