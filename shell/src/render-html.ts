import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server.edge';

const DEADLINE_MS = 5_000;
/** Lazy parts load from files of the site. */
const LAZY_ATTEMPTS = 5;
const LAZY_WAIT_MS = 10;

/**
 * The marker that React's `renderToString` writes for a Suspense boundary that suspended or threw. React has no public
 * API for this; a test fails if React changes the marker. Text cannot contain it: React escapes `<`.
 */
const SUSPENDED_MARKER = '<!--$!-->';

/**
 * Renders to HTML with all lazy parts. Rejects when rendering throws or takes over 5 s. `renderToString` takes a third
 * less time than a stream (several ms for the largest pages), and lazy parts suspend only until they have loaded once. The
 * stream is for parts that throw or load slowly.
 */
export async function renderHtml(app: ReactNode): Promise<string> {
  let html = renderToString(app);
  for (let attempt = 0; html.includes(SUSPENDED_MARKER) && attempt < LAZY_ATTEMPTS; attempt += 1) {
    await setTimeout(LAZY_WAIT_MS);
    html = renderToString(app);
  }
  return html.includes(SUSPENDED_MARKER) ? renderStreamed(app) : html;
}

/**
 * By React's renderer for edge runtimes: that for Node makes Node track every promise of the process from then on, which
 * slows down all requests by a fifth.
 */
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
