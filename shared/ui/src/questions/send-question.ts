import { type Client, FetchError } from '@holeshot/client';
import { type KeptQuestion, keepQuestion, type QuestionKey } from './kept-question';
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
  key: QuestionKey,
  { path, question }: Pick<KeptQuestion, 'path' | 'question'>,
): Promise<'stored' | 'refused' | 'waits'> {
  keepQuestion(key, { path, question, refusal: null });
  try {
    await client.send('POST', path, question);
  } catch (error) {
    if (!isRefused(error)) return 'waits';
    const { text, parameter } = toRefusal(error);
    keepQuestion(key, { path, question, refusal: text, parameter });
    return 'refused';
  }
  keepQuestion(key, null);
  return 'stored';
}
