import { type Client, FetchError, fillPath } from '@holeshot/client';
import { newObjection } from '@holeshot/contract/paths';
import type { WireQuestion } from '@holeshot/contract/wire';
import { keepQuestion, type QuestionKey } from './kept-question';
import { toRefusal } from './refusal';

/** Whether the site said no; without an answer, and while it is overloaded, the question waits. */
const isRefused = (error: unknown): boolean =>
  error instanceof FetchError && error.status !== null && error.status < 500 && error.status !== 429;

/**
 * Sends a question about a race, as of the minute of pressing (R165). It is kept in this browser while there is no network, and
 * with the reason when the site refuses it.
 */
export async function sendQuestion(
  client: Client,
  { eventId, raceId }: Pick<QuestionKey, 'eventId' | 'raceId'>,
  question: WireQuestion,
): Promise<'stored' | 'refused' | 'waits'> {
  const key = { eventId, raceId, pilotId: question.pilotId };
  keepQuestion(key, { question, refusal: null });
  try {
    await client.send('POST', fillPath(newObjection, { eventId, raceId }), question);
  } catch (error) {
    if (!isRefused(error)) return 'waits';
    const { text, parameter } = toRefusal(error);
    keepQuestion(key, { question, refusal: text, parameter });
    return 'refused';
  }
  keepQuestion(key, null);
  return 'stored';
}
