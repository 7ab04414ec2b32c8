/** The database is unavailable. The message is for logs and must name no host, statement or user. */
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

/** Network errors of Node. */
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

/** SQLSTATE of a read-only server, such as a standby. */
export const READ_ONLY = '25006';

/**
 * SQLSTATE: connections (08), resources (53), shut down or starting (57P), cancelled by a time limit (57014, 25P03), a
 * database that refuses connections (55000) or writes (25006).
 */
const SERVER_CODES = /^(08...|53...|57P0.|57014|25P03|55000|25006)$/;

/** The driver's own errors have no code. */
const DRIVER_MESSAGES =
  /^(timeout expired|timeout exceeded when trying to connect|query read timeout|connection terminated|client has encountered a connection error|client was closed|cannot use a pool after)/i;

const getCode = (error: Error): string => ('code' in error ? String(error.code) : '');

/** An error and its chain of causes. */
function listCauses(error: unknown): Error[] {
  return error instanceof Error ? [error, ...listCauses(error.cause)] : [];
}

/** Whether an error or one of its causes means that the database is read-only. */
export const isDatabaseReadOnly = (error: unknown): boolean =>
  listCauses(error).some((cause) => getCode(cause) === READ_ONLY);

/** Whether an error or one of its causes means that the database is unreachable, too slow or read-only. */
export function isDatabaseAway(error: unknown): boolean {
  for (const cause of listCauses(error)) {
    if (cause instanceof DatabaseAwayError || DRIVER_MESSAGES.test(cause.message)) return true;
    const code = getCode(cause);
    // A server's socket is a file, which is missing while the server is down.
    const isOfSocket = code === 'ENOENT' && 'syscall' in cause && cause.syscall === 'connect';
    if (isOfSocket || NETWORK_CODES.has(code) || SERVER_CODES.test(code)) return true;
  }
  return false;
}
