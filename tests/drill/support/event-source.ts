import { type ClientRequest, get } from 'node:http';

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 2;
/** As browsers do. */
const RETRY_MS = 3_000;

/** The part of browsers' `EventSource` that pages use; Node 20 has none. */
class NodeEventSource {
  static readonly CLOSED = CLOSED;
  static origin = '';
  readyState = CONNECTING;
  onmessage: ((message: { data: string }) => void) | undefined;
  onerror: (() => void) | undefined;
  readonly #url: string;
  #request: ClientRequest | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(path: string) {
    this.#url = NodeEventSource.origin + path;
    this.#open();
  }

  #open(): void {
    let rest = '';
    const lost = () => this.#lose(CONNECTING);
    this.#request = get(this.#url, { agent: false }, (response) => {
      if (response.statusCode !== 200) {
        response.resume();
        this.#lose(CLOSED);
        return;
      }
      this.readyState = OPEN;
      response.setEncoding('utf8').on('data', (chunk: string) => {
        const [last = '', ...messages] = (rest + chunk).split('\n\n').reverse();
        rest = last;
        for (const text of messages.reverse())
          if (this.readyState === OPEN)
            this.onmessage?.({ data: text.replace(/^(retry: \d+\n)?data: /, '') });
      });
      response.on('close', lost).on('error', lost);
    }).on('error', lost);
  }

  #lose(state: number): void {
    if (this.readyState === CLOSED || this.#timer) return;
    this.readyState = state;
    if (state === CONNECTING)
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        if (this.readyState !== CLOSED) this.#open();
      }, RETRY_MS);
    this.onerror?.();
  }

  close(): void {
    this.readyState = CLOSED;
    clearTimeout(this.#timer);
    this.#request?.destroy();
  }
}

/** Defines the browser globals that the feeds of pages need. All pages are of one `origin`. */
export function provideBrowserParts(origin: string): void {
  NodeEventSource.origin = origin;
  const target = { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(globalThis, { EventSource: NodeEventSource, document: target, window: target });
}
