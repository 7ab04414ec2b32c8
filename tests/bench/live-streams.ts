import { connect, type Socket } from 'node:net';
import { cpuUsage } from 'node:process';
import { clockMs } from './clock';

/*
 * Follows the feed of an event with many streams, in a process of its own, apart from the sites that it loads. Once all
 * streams are open it sends how long that took, ms, and at the next message what arrived.
 */

export interface LiveStreamsOptions {
  /** ports of the sites; each gets the same number of streams */
  ports: number[];
  feedPath: string;
  /** per site */
  streams: number;
}

/** The messages that arrived after all streams were open. */
export interface Arrivals {
  /** when the streams got each crossing, ms of `clockMs` */
  byDetectionId: Map<string, number[]>;
  /** of the crossings, including the framing of HTTP */
  bytes: number;
  /** share of a core that this process used, 0 to 1 */
  processorShare: number;
}

const OPENED_AT_ONCE = 200;
const DETECTION_ID = Buffer.from('"detectionId":"');
const ID_LENGTH = 36;
const MAX_READ_BYTES = 64 * 1_024;

const byDetectionId = new Map<string, number[]>();
let bytes = 0;

/** Records the crossings in a chunk of a stream. A message never spans two chunks: a chunk holds over a hundred. */
function recordCrossings(chunk: Buffer): void {
  const atMs = clockMs();
  let at = chunk.indexOf(DETECTION_ID);
  if (at >= 0) bytes += chunk.length;
  while (at >= 0) {
    const start = at + DETECTION_ID.length;
    const id = chunk.toString('latin1', start, start + ID_LENGTH);
    const times = byDetectionId.get(id);
    if (times) times.push(atMs);
    else byDetectionId.set(id, [atMs]);
    at = chunk.indexOf(DETECTION_ID, start);
  }
}

/** All streams read into the same buffer, one after the other. */
const readBuffer = Buffer.alloc(MAX_READ_BYTES);

/** Resolves with the connection of a stream once its first message is there. */
function openStream(port: number, feedPath: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    let isOpen = false;
    const callback = (length: number): boolean => {
      const chunk = readBuffer.subarray(0, length);
      if (isOpen) recordCrossings(chunk);
      else if (chunk.includes('"hello"')) {
        isOpen = true;
        resolve(socket);
      }
      return true;
    };
    const socket = connect({ port, host: '127.0.0.1', onread: { buffer: readBuffer, callback } });
    socket.once('error', reject);
    socket.once('end', () => reject(new Error('The site ended a stream.')));
    socket.write(`GET ${feedPath} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/event-stream\r\n\r\n`);
  });
}

const { ports, feedPath, streams } = JSON.parse(process.argv[2] ?? '{}') as LiveStreamsOptions;
const waiting = Array.from({ length: streams }, () => ports).flat();
const sockets: Socket[] = [];
const openingAtMs = clockMs();
while (waiting.length > 0)
  sockets.push(
    ...(await Promise.all(waiting.splice(0, OPENED_AT_ONCE).map((port) => openStream(port, feedPath)))),
  );

const [start, startMs] = [cpuUsage(), clockMs()];
process.once('disconnect', () => process.exit());
process.once('message', () => {
  const { user, system } = cpuUsage(start);
  const processorShare = (user + system) / 1_000 / (clockMs() - startMs);
  for (const socket of sockets) socket.destroy();
  process.send?.({ byDetectionId, bytes, processorShare } satisfies Arrivals);
});
process.send?.(startMs - openingAtMs);
