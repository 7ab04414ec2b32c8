import type { Failure } from '@holeshot/client';

/** Why a page could not be opened, as a status that becomes the page's and can be sent from server to browser. */
export class RouteError extends Error {
  override readonly name = 'RouteError';

  constructor(
    readonly status: number,
    readonly statusText: string,
    readonly failure: Failure | null = null,
  ) {
    super(`${status} ${statusText}`);
  }

  toJSON() {
    const { status, statusText, failure } = this;
    return { status, statusText, failure };
  }

  /** The inverse of `toJSON`; anything else stays what it is. */
  static from(json: unknown): unknown {
    const isOwn = typeof json === 'object' && json !== null && 'status' in json && 'statusText' in json;
    if (!isOwn) return json;
    const { status, statusText, failure } = json as RouteError;
    return new RouteError(status, statusText, failure);
  }
}
