import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

const DEADLINE_MS = 5_000;

/** What React leaves in the place of a part that it could not wait for, or that threw. No text of ours can look so. */
const LEFT_OUT = '<!--$!-->';

/**
 * Renders to a string with every part in it. Rejects when rendering throws or takes over 5 s.
 * Rendering at one go takes a third less time than a stream; only a lazy part that no page has shown before has to be
 * waited for.
 */
export async function renderHtml(app: ReactNode, nonce: string): Promise<string> {
  const html = renderToString(app);
  return html.includes(LEFT_OUT) ? renderWaiting(app, nonce) : html;
}

function renderWaiting(app: ReactNode, nonce: string): Promise<string> {
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
        const out = new PassThrough();
        text(out).then(settle(resolve), settle(reject));
        stream.pipe(out);
      },
      onShellError: settle(reject),
      onError: settle(reject),
    });
  });
}
