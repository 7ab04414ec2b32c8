import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  /** undefined when the connection was closed without an answer */
  status: number | undefined;
  head: string;
  body: string;
}

/** Sends requests as bytes, in sequence, on a connection that is reopened when the site has closed it. */
export interface RawConnection {
  /**
   * Sends `bytes`, as latin1, and resolves to the final answer. With `isCut` the client then stops sending for good.
   * Rejects when neither a whole answer nor the end of the connection comes in time.
   */
  send(request: { bytes: string; isCut: boolean }): Promise<RawAnswer>;
  close(): void;
}

/** The first answer in `text`, and where it ends; undefined while it is incomplete. */
function parseAnswer(
  text: string,
  isHead: boolean,
  isOver: boolean,
): { answer: RawAnswer; end: number } | undefined {
  const headEnd = text.indexOf('\r\n\r\n');
  if (headEnd < 0)
    return isOver ? { answer: { status: undefined, head: '', body: '' }, end: text.length } : undefined;
  const head = text.slice(0, headEnd);
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1]);
  const start = headEnd + 4;
  const done = (end: number, body = text.slice(start, end)) => ({ answer: { status, head, body }, end });
  if (isHead || status < 200 || status === 204 || status === 304) return done(start);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length !== undefined) {
    const end = start + Number(length);
    return end <= text.length ? done(end) : undefined;
  }
  if (/^transfer-encoding: chunked/im.test(head)) {
    // from before the body, which may be empty
    const lastChunk = text.indexOf('\r\n0\r\n\r\n', start - 2);
    return lastChunk < 0 ? undefined : done(lastChunk + 7);
  }
  return isOver ? done(text.length) : undefined;
}

/** Connects with the first request. */
export function createRawConnection(port: number, timeoutMs: number): RawConnection {
  let socket: Socket | undefined;

  const open = (): Socket => {
    const opened = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
    opened.setEncoding('latin1').on('error', () => undefined);
    return opened;
  };

  return {
    send({ bytes, isCut }) {
      const isHead = bytes.startsWith('HEAD ');
      const isReused = socket?.writable === true;
      const current = isReused && socket ? socket : open();
      socket = current;
      return new Promise<RawAnswer>((resolve, reject) => {
        let text = '';
        const finish = () => {
          clearTimeout(timer);
          current.removeAllListeners('data').removeAllListeners('end').removeAllListeners('close');
        };
        const look = (isOver: boolean): void => {
          let found = parseAnswer(text, isHead, isOver);
          while (found?.answer.status !== undefined && found.answer.status < 200) {
            text = text.slice(found.end);
            found = parseAnswer(text, isHead, isOver);
          }
          if (!found) return;
          finish();
          // further text answers bytes that the site read as another request
          const isLast =
            isOver || isCut || found.end < text.length || /^connection: close/im.test(found.answer.head);
          if (isLast) {
            current.destroy();
            socket = undefined;
          }
          resolve(found.answer);
        };
        const timer = setTimeout(() => {
          finish();
          current.destroy();
          socket = undefined;
          reject(new Error(`no answer after ${timeoutMs / 1000} s`));
        }, timeoutMs);
        current.on('data', (chunk) => {
          text += String(chunk);
          look(false);
        });
        current.on('end', () => look(true)).on('close', () => look(true));
        current.write(bytes, 'latin1');
        if (isCut) current.end();
      });
    },
    close: () => socket?.destroy(),
  };
}
