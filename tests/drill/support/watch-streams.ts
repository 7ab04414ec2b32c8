import { type ClientRequest, get } from 'node:http';

/** As browsers do after a stream has ended or failed, unless the site says another time. */
const RETRY_MS = 3_000;

/** Pages that follow an event by its stream. */
export interface WatchedStreams {
  /** messages of each stream, by type */
  counts: Map<string, number>[];
  /** the longest time since the last call that one of them was without a stream */
  takeLongestLossMs(): number;
  close(): void;
}

/** Opens `count` streams at an address, and opens each again when it ends. Resolves once all of them run. */
export async function watchStreams(url: string, count: number): Promise<WatchedStreams> {
  const lostAtMs = new Map<number, number>();
  const requests = new Map<number, ClientRequest>();
  const counts = Array.from({ length: count }, () => new Map<string, number>());
  let longestMs = 0;
  let retryMs = RETRY_MS;
  let isClosed = false;

  const open = (index: number, onHello: () => void): void => {
    if (isClosed) return;
    let isLost = false;
    const lose = () => {
      if (isLost) return;
      isLost = true;
      if (!lostAtMs.has(index)) lostAtMs.set(index, performance.now());
      setTimeout(() => open(index, onHello), retryMs).unref();
    };
    const request = get(url, { agent: false }, (response) => {
      response.on('close', lose).on('error', lose);
      if (response.statusCode !== 200) return void response.resume();
      let rest = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        const texts = (rest + chunk).split('\n\n');
        rest = texts.pop() ?? '';
        for (const text of texts) handleMessage(index, text, onHello);
      });
    }).on('error', lose);
    requests.set(index, request);
  };
  const handleMessage = (index: number, text: string, onHello: () => void): void => {
    const [, retry, data = ''] = /^(?:retry: (\d+)\n)?data: (.*)$/.exec(text) ?? [];
    if (retry !== undefined) retryMs = Number(retry);
    const { type } = JSON.parse(data) as { type: string };
    const streamCounts = counts[index];
    streamCounts?.set(type, (streamCounts.get(type) ?? 0) + 1);
    if (type !== 'hello') return;
    longestMs = Math.max(longestMs, lossMs(index));
    lostAtMs.delete(index);
    onHello();
  };
  const lossMs = (index: number): number => performance.now() - (lostAtMs.get(index) ?? performance.now());

  await Promise.all(counts.map((_, index) => new Promise<void>((resolve) => open(index, resolve))));
  return {
    counts,
    takeLongestLossMs() {
      const taken = Math.max(longestMs, ...counts.map((_, index) => lossMs(index)));
      longestMs = 0;
      return taken;
    },
    close() {
      isClosed = true;
      for (const request of requests.values()) request.destroy();
    },
  };
}
