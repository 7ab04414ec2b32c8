import { FetchError } from '@holeshot/client';
import { failureText } from './failure-text';

/** Why the server refused a request. */
export interface Refusal {
  text: string;
  /** the refused value, such as `code` or `ruling/time`; `null` if it is none in particular */
  parameter: string | null;
}

export const toRefusal = (error: unknown): Refusal => ({
  text: failureText(error),
  parameter: error instanceof FetchError ? (error.reply?.parameter ?? null) : null,
});
