import { ERROR_STATUS, type ErrorCode, type ErrorReply } from '@holeshot/contract';

/** A failed request. The message is sent to the client. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly parameter?: string,
  ) {
    super(message);
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }

  /** The JSON text of the reply. */
  present(): string {
    const { code, message, parameter } = this;
    const reply: ErrorReply = { code, message, ...(parameter !== undefined && { parameter }) };
    return JSON.stringify(reply);
  }
}

/** An event that was joined with another one, to whose address a GET is redirected. */
export class MovedEventError extends ApiError {
  constructor(
    readonly from: string,
    readonly to: string,
  ) {
    super('gone', 'This event has another address now.', 'eventId');
  }
}

/** An external service that does not answer. The message is for operators. */
export abstract class PartAwayError extends Error {
  /** the reply to clients */
  abstract readonly reply: ApiError;
}

/** `There is no such event.`, for ids that are unknown or not public. */
export const notFoundError = (noun: string, parameter: string): ApiError =>
  new ApiError('not-found', `There is no such ${noun}.`, parameter);
