import { isSecretName, REDACTED } from './redact';

/** In rising order. */
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** One line of the log. */
export interface LogLine {
  /** increases with each line, also across restarts */
  id: number;
  /** instant, ms */
  at: number;
  level: LogLevel;
  message: string;
  requestId: string | null;
  /** method and path of the request */
  route: string | null;
  /** HTTP status of the response */
  status: number | null;
  /** an error with its stack, and other fields of the line */
  details: string | null;
}

/** Fields of the logger's lines that are shown separately, or not at all. */
const OWN_FIELDS: ReadonlySet<string> = new Set(['level', 'time', 'msg', 'pid', 'hostname', 'reqId', 'err']);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The logger numbers its levels 10, 20, … */
const getLevel = (number: unknown): LogLevel => LOG_LEVELS[Number(number) / 10 - 1] ?? 'info';

const getText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const withoutSecrets = (_name: string, value: unknown): unknown =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name, isSecretName(name) ? REDACTED : one]),
      )
    : value;

function describeError(error: unknown): string | undefined {
  if (!isObject(error)) return undefined;
  const { type, message, stack } = error;
  return typeof stack === 'string' && stack !== '' ? stack : `${type ?? 'Error'}: ${message ?? ''}`;
}

/** Parses a line of the logger's JSON; other text becomes the message. */
export function parseLogLine(text: string): Omit<LogLine, 'id'> {
  const none = { requestId: null, route: null, status: null, details: null };
  let json: unknown;
  try {
    json = JSON.parse(text, withoutSecrets);
  } catch {
    return { ...none, at: Date.now(), level: 'info', message: text };
  }
  if (!isObject(json)) return { ...none, at: Date.now(), level: 'info', message: text };
  const { level, time, msg, reqId, err } = json;
  const others = Object.entries(json)
    .filter(([name]) => !OWN_FIELDS.has(name))
    .map(([name, value]) => `${name}: ${getText(value)}`);
  return {
    ...none,
    at: typeof time === 'number' ? time : Date.now(),
    level: getLevel(level),
    message: typeof msg === 'string' ? msg : '',
    requestId: typeof reqId === 'string' ? reqId : null,
    details: [describeError(err), ...others].filter((part) => part !== undefined).join('\n') || null,
  };
}
