import type { ErrorReply } from '@holeshot/contract';

/** A failed call as views show it. Serializable, so that the server can send it to the browser. */
export interface Failure {
  /** `404 Not Found`, or the message of the network error */
  message: string;
  url: string;
  /** HTTP status; `null` when there was no reply */
  status: number | null;
  /** message of the API's error reply */
  detail: string | null;
}

/** Thrown for a status other than 200, an invalid body or a network error (R48). */
export class FetchError extends Error {
  override readonly name = 'FetchError';

  constructor(
    message: string,
    readonly url: string,
    readonly status: number | null,
    readonly reply: ErrorReply | null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export function toFailure(error: unknown, url: string): Failure {
  if (error instanceof FetchError) {
    return {
      message: error.message,
      url: error.url,
      status: error.status,
      detail: error.reply?.message ?? null,
    };
  }
  return { message: error instanceof Error ? error.message : String(error), url, status: null, detail: null };
}
