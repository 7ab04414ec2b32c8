import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const DEADLINE_MS = 5_000;

/** Renders to a string once everything has resolved. Rejects when rendering throws or takes over 5 s. */
export function renderHtml(app: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => stream.abort(new Error('rendering took too long')), DEADLINE_MS);
    const settle =
      <T>(how: (value: T) => void) =>
      (value: T) => {
        clearTimeout(timer);
        how(value);
      };
    const stream = renderToPipeableStream(app, {
      nonce,
      // a larger part would be sent hidden, for a script to move into place: it is to be read without scripts
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const chunks: Buffer[] = [];
        stream.pipe(
          new Writable({
            write(chunk: Buffer, _encoding, next) {
              chunks.push(chunk);
              next();
            },
            final(end) {
              settle(resolve)(Buffer.concat(chunks).toString());
              end();
            },
          }),
        );
      },
      onShellError: settle(reject),
      onError: settle(reject),
    });
  });
}
