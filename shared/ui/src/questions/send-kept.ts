import { type Client, FetchError } from '@holeshot/client';
import { toRefusal } from '../feedback/refusal';
import { keepQuestion, type QuestionKey, readKept } from './kept-question';

type Outcome = 'stored' | 'refused' | 'waits';

/** Whether the site said no; without an answer, and while it is overloaded, the question waits. */
const isRefused = (error: unknown): boolean =>
  error instanceof FetchError && error.status !== null && error.status < 500 && error.status !== 429;

/** One after the other in all tabs; without HTTPS, browsers have no locks. */
const inTurn = (send: () => Promise<Outcome>): Promise<Outcome> =>
  navigator.locks ? navigator.locks.request('holeshot.questions', send) : send();

/**
 * Sends the question that is kept, as of the minute of pressing (R165). It stays kept while there is no network, and with the
 * reason when the site refuses it.
 */
export const sendKept = (client: Client, key: QuestionKey): Promise<Outcome> =>
  inTurn(async () => {
    const kept = readKept(key);
    // another tab had its turn
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
