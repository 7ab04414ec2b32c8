/** Stable codes of the API's error replies. A client may switch on them; texts may change. */
export type ErrorCode =
  | 'not-found'
  | 'gone'
  | 'unknown-route'
  | 'signed-out'
  | 'forbidden'
  | 'other-person'
  | 'conflict'
  | 'unsupported-type'
  | 'provider-away'
  | 'bad-parameter'
  | 'method-not-allowed'
  | 'too-large'
  | 'too-slow'
  | 'headers-too-large'
  | 'too-many'
  | 'not-ready'
  | 'storage-full'
  | 'quota-full'
  | 'busy'
  | 'internal';

/** The body of every error reply of `/api`. */
export interface ErrorReply {
  code: ErrorCode;
  message: string;
  /** the path parameter the message is about */
  parameter?: string;
}

/**
 * Whether a call would fail again: client errors, except for timeouts (408) and rate limits (429). `null` means that
 * there was no reply.
 */
export const isPermanentStatus = (status: number | null): boolean =>
  status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429;

/** HTTP status of each code. */
export const ERROR_STATUS: Record<ErrorCode, number> = {
  'not-found': 404,
  gone: 410,
  'unknown-route': 404,
  'bad-parameter': 400,
  'signed-out': 401,
  forbidden: 403,
  conflict: 409,
  'other-person': 412,
  'unsupported-type': 415,
  'provider-away': 502,
  'method-not-allowed': 405,
  'too-large': 413,
  'too-slow': 408,
  'headers-too-large': 431,
  'too-many': 429,
  'not-ready': 503,
  busy: 503,
  'storage-full': 507,
  'quota-full': 507,
  internal: 500,
};
