import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

const DEADLINE_MS = 5_000;

/**
 * The marker that React's `renderToString` writes for a Suspense boundary that suspended or threw. React has no public
 * API for this; a test fails if React changes the marker. Text cannot contain it: React escapes `<`.
 */
const SUSPENDED_MARKER = '<!--$!-->';

/**
 * Renders to HTML with all lazy parts. Rejects when rendering throws or takes over 5 s. `renderToString` takes a third
 * less time than a stream (several ms for the largest pages), and lazy parts suspend only until they have loaded once.
 */
export async function renderHtml(app: ReactNode): Promise<string> {
  const html = renderToString(app);
  return html.includes(SUSPENDED_MARKER) ? renderStreamed(app) : html;
}

function renderStreamed(app: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => stream.abort(new Error('rendering took too long')), DEADLINE_MS);
    const settle =
      <T>(how: (value: T) => void) =>
      (value: T) => {
        clearTimeout(timer);
        how(value);
      };
    const stream = renderToPipeableStream(app, {
      // by default React sends large parts hidden, and a script moves them: they would be unreadable without scripts
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
