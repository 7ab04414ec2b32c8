import type { LiveMessage } from '@holeshot/contract/wire';

/** A connection without data for this long is dead, because the site sends something every 15 s. */
const DEAD_MS = 40_000;
/** How long to wait after the site refused the connection once, and repeatedly. */
const RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 60_000;

interface FeedHandlers {
  onMessage(message: LiveMessage): void;
  /** `false` until the first message, and whenever the connection is lost */
  onConnection(isUp: boolean): void;
}

/**
 * Subscribes to a feed of server-sent events until the returned function is called. Closes the connection while the
 * page is hidden; once it is visible again, a new connection starts immediately with the missed changes.
 */
export function openFeed(url: string, { onMessage, onConnection }: FeedHandlers): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = RETRY_MS;

  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
    onConnection(false);
  };
  const retryAfter = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(open, ms);
  };
  const open = () => {
    close();
    if (document.hidden) return;
    const current = new EventSource(url);
    source = current;
    retryAfter(DEAD_MS);
    current.onmessage = ({ data }: MessageEvent<string>) => {
      retryAfter(DEAD_MS);
      retryMs = RETRY_MS;
      onConnection(true);
      onMessage(JSON.parse(data) as LiveMessage);
    };
    current.onerror = () => {
      onConnection(false);
      // otherwise, the browser reconnects by itself
      if (current.readyState !== EventSource.CLOSED) return;
      retryAfter(retryMs);
      retryMs = Math.min(2 * retryMs, LONGEST_RETRY_MS);
    };
  };
  const onVisibilityChange = () => (document.hidden ? close() : open());

  document.addEventListener('visibilitychange', onVisibilityChange);
  // without network, a connection may stay open silently
  window.addEventListener('offline', close);
  window.addEventListener('online', open);
  open();
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange);
    window.removeEventListener('offline', close);
    window.removeEventListener('online', open);
    close();
  };
}
