/** The database does not answer. Its message is for logs and may name no host, statement or user. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';

  constructor(options?: ErrorOptions) {
    super('The database does not answer.', options);
  }
}

/** The site cannot start with this database; the message says in one sentence what is wrong and what to do. */
export class DatabaseUnusableError extends Error {
  override readonly name = 'DatabaseUnusableError';
}

/** Of the network, as Node names them. */
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** SQLSTATE: connections (08), resources (53), shut down or starting (57P), cancelled by a time limit (57014, 25P03). */
const SERVER_CODES = /^(08...|53...|57P0.|57014|25P03)$/;

/** The driver's own errors have no code. */
const DRIVER_MESSAGES =
  /^(timeout expired|timeout exceeded when trying to connect|query read timeout|connection terminated|client has encountered a connection error|client was closed|cannot use a pool after)/i;

/** Whether an error, or one that caused it, means that the database cannot be reached or answers too late. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseAwayError || DRIVER_MESSAGES.test(cause.message)) return true;
    const code = 'code' in cause ? String(cause.code) : '';
    // A server's socket is a file, which is missing while the server is down.
    const isOfSocket = code === 'ENOENT' && 'syscall' in cause && cause.syscall === 'connect';
    if (isOfSocket || NETWORK_CODES.has(code) || SERVER_CODES.test(code)) return true;
  }
  return false;
}
