import { FetchError } from '@holeshot/client';
import { failureText } from './failure-text';

/** Why the site did not take what was sent. */
export interface Refusal {
  text: string;
  /** which value of it, such as `code` or `ruling/time`; `null` for none of them */
  parameter: string | null;
}

export const toRefusal = (error: unknown): Refusal => ({
  text: failureText(error),
  parameter: error instanceof FetchError ? (error.reply?.parameter ?? null) : null,
});
