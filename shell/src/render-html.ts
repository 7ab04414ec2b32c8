import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server.edge';

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

/** React's renderer for Node would track every promise of the process from then on, which slows down all requests. */
async function renderStreamed(app: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(app, {
    // by default React sends large parts hidden, and a script moves them: they would be unreadable without scripts
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal: AbortSignal.timeout(DEADLINE_MS),
    onError: (error) => void errors.push(error),
  });
  await stream.allReady;
  if (errors.length > 0) throw errors[0];
  return text(stream);
}
