import { toFailure } from '@holeshot/client';

/** Why a call failed, in one sentence: the API's message, or the status or network error. */
export function failureText(error: unknown): string {
  const { message, detail } = toFailure(error, '');
  return detail ?? message;
}
