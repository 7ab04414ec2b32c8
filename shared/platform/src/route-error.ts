import type { Failure } from '@holeshot/client';

/** A page that failed to load, with the HTTP status of the page. The server serializes it for the browser. */
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

  /** The inverse of `toJSON`; returns any other value unchanged. */
  static from(json: unknown): unknown {
    const isOwn = typeof json === 'object' && json !== null && 'status' in json && 'statusText' in json;
    if (!isOwn) return json;
    const { status, statusText, failure } = json as RouteError;
    return new RouteError(status, statusText, failure);
  }
}
