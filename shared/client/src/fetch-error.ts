import type { ErrorReply } from '@holeshot/contract';

/** A failed call as views show it. Serializable, so that the server can send it to the browser. */
export interface Failure {
  /** `404 Not Found`, or what the network did */
  message: string;
  url: string;
  /** HTTP status; `null` without a response */
  status: number | null;
  /** message of the API's error response */
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

/** Whether the browser reports that it is offline. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/** Whether a part of a build failed to load. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';

function getMessage(error: unknown): string {
  if (isChunkError(error)) return isOffline() ? 'You are offline' : 'Its code did not arrive';
  return error instanceof Error ? error.message : String(error);
}

/** An error for a view. `url` applies when the error has none. */
export function toFailure(error: unknown, url: string): Failure {
  if (error instanceof FetchError) {
    return {
      message: error.message,
      url: error.url,
      status: error.status,
      detail: error.reply?.message ?? null,
    };
  }
  return { message: getMessage(error), url, status: null, detail: null };
}
