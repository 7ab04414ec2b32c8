import { PassThrough } from 'node:stream';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LogLine } from '../../../logs/log-line';
import { type LogFilter, type LogRing, matchesFilter } from '../../../logs/log-ring';
import { describeProcess } from '../../../process/describe-process';
import { LogRow } from './log-row';

/** Proxies may close a connection that is idle for a minute. */
const HEARTBEAT_MS = 20_000;
const RETRY_MS = 2_000;
/** Lines that a client missed. */
const MAX_MISSED = 500;
/** A slower client is disconnected; it reconnects and resumes. */
const MAX_UNREAD_BYTES = 1024 * 1024;

const event = (line: LogLine): string => {
  const html = renderToStaticMarkup(<LogRow line={line} />);
  const data = html.split(/\r\n?|\n/).map((part) => `data: ${part}\n`);
  return `id: ${line.id}\n${data.join('')}\n`;
};

/**
 * Server-sent events with the name of this process, then with the rows of lines after the line `after`, and of new
 * ones. The stream ends with the client's connection, or earlier when you end it.
 */
export function openTail(ring: LogRing, filter: LogFilter, after: number | undefined): PassThrough {
  const stream = new PassThrough();
  const send = (text: string): void => {
    if (stream.writableLength > MAX_UNREAD_BYTES) stream.destroy();
    else if (!stream.writableEnded) stream.write(text);
  };
  send(`retry: ${RETRY_MS}\nevent: process\ndata: ${describeProcess()}\n\n`);
  if (after !== undefined)
    for (const line of ring.list(filter, { limit: MAX_MISSED, after }).reverse()) send(event(line));
  const stop = ring.listen((line) => {
    if (matchesFilter(line, filter)) send(event(line));
  });
  const heartbeat = setInterval(() => send(': still here\n\n'), HEARTBEAT_MS);
  stream.once('close', () => {
    stop();
    clearInterval(heartbeat);
  });
  return stream;
}
