/** Stable codes of the API's error replies. A client may switch on them; texts may change. */
export type ErrorCode =
  | 'not-found'
  | 'unknown-route'
  | 'bad-parameter'
  | 'method-not-allowed'
  | 'too-large'
  | 'not-ready'
  | 'internal';

/** What every reply of `/api` that is not a success holds. */
export interface ErrorReply {
  code: ErrorCode;
  message: string;
  /** the path parameter the message is about */
  parameter?: string;
}

/** HTTP status of each code; total, so that a new code cannot go without one. */
export const STATUS_OF: Record<ErrorCode, number> = {
  'not-found': 404,
  'unknown-route': 404,
  'bad-parameter': 400,
  'method-not-allowed': 405,
  'too-large': 413,
  'not-ready': 503,
  internal: 500,
};
