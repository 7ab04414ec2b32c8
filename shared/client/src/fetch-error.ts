import type { ErrorReply } from '@holeshot/contract';

/** What views show of something that did not load; JSON-able, so that the server can send it along. */
export interface Failure {
  /** `404 Not Found`, or the network's own words */
  message: string;
  url: string;
  /** HTTP status, `null` when there was no reply */
  status: number | null;
  /** what the API says about it */
  detail: string | null;
}

/** A reply that was not 200, an unreadable body, or no reply; always knows its url (specification section 8). */
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
