/** As pages do after a feed that they cannot open; an open one that is lost is opened again by itself. */
const REOPEN_MS = 3_000;

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
  const sources = new Map<number, EventSource>();
  const counts = Array.from({ length: count }, () => new Map<string, number>());
  let longestMs = 0;
  let isClosed = false;
  const lossMs = (index: number): number => performance.now() - (lostAtMs.get(index) ?? performance.now());

  const open = (index: number, received: Map<string, number>, onHello: () => void): void => {
    if (isClosed) return;
    const source = new EventSource(url);
    sources.set(index, source);
    source.onerror = () => {
      if (!lostAtMs.has(index)) lostAtMs.set(index, performance.now());
      if (source.readyState === source.CLOSED) setTimeout(open, REOPEN_MS, index, received, onHello).unref();
    };
    source.onmessage = ({ data }) => {
      const { type } = JSON.parse(data) as { type: string };
      received.set(type, (received.get(type) ?? 0) + 1);
      if (type !== 'hello') return;
      longestMs = Math.max(longestMs, lossMs(index));
      lostAtMs.delete(index);
      onHello();
    };
  };

  await Promise.all(
    counts.map((received, index) => new Promise<void>((resolve) => open(index, received, resolve))),
  );
  return {
    counts,
    takeLongestLossMs() {
      const taken = Math.max(longestMs, ...counts.map((_, index) => lossMs(index)));
      longestMs = 0;
      return taken;
    },
    close() {
      isClosed = true;
      for (const source of sources.values()) source.close();
    },
  };
}
