import { constants } from 'node:zlib';
import { type CacheFigures, createSizedCache } from '../cache/sized-cache';
import type { ReadCache } from '../cache/versioned-cache';
import { type Database, isDatabaseAway } from '../database';
import type { VersionWatch } from '../database/version-watch';
import { compressOnce, type Encoding } from './compress-once';
import { weakEtag } from './etag';
import { createListBody } from './list-body';
import type { ParsedRead } from './public-read';

// Not in the folder `cache`, because it compresses bodies and sends stale ones with their age.

/** A smaller body fits the packet of its headers. */
const MIN_COMPRESSED_BYTES = 1_000;
/** An answer is compressed once and sent often; a higher quality takes more than 100 ms for a megabyte. */
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

interface AnswerBody {
  /** JSON as UTF-8 bytes, outside of the JavaScript heap, which grows to a multiple of what is in use */
  body: Buffer;
  /** The compressed body, made once for each encoding; undefined for a body that is too small for it. */
  compress(encoding: Encoding): Promise<Buffer | undefined>;
}

/** An answer, serialised once for as long as the data it is made from stays the same. */
export interface Answer {
  /** weak, because compressed and shuffled bodies share it */
  etag: string;
  /** The body to send now; a shuffled answer has a new order each time. */
  draw(): AnswerBody;
  /** headers of this call, in addition to those of every answer */
  headers: Readonly<Record<string, string>>;
  /** what the body is the JSON of, if it was read just now, so that a page need not parse it; not kept in the cache */
  value?: unknown;
  /** when the answer expires without a write (ms); infinite if never */
  changesAtMs: number;
  /** bytes of memory of the body and of its compressed forms, once there are some */
  size(): number;
  /** when the body was last known to be current (ms), while the database is unavailable */
  staleSinceMs?: number;
}

export interface AnswerCache {
  /**
   * The answer to a read, from memory unless one of its scopes was written. While the database does not answer, the
   * answer in memory with `staleSinceMs`. Rejects with what the read throws.
   */
  get(read: ParsedRead): Promise<Answer>;
  figures(): CacheFigures;
}

/** `onCompressed` is called once a compressed form takes memory as well. */
function createBody(body: Buffer, onCompressed: (bytes: number) => void): AnswerBody {
  const compress = compressOnce(body, BROTLI, onCompressed);
  return {
    body,
    compress: async (encoding) => (body.length < MIN_COMPRESSED_BYTES ? undefined : compress(encoding)),
  };
}

const UNTIL = /"Until":"([^"]+)"/g;

/** The first moment at which a state of results in the answer changes (R160). */
function findChange(json: string): number {
  let first = Number.POSITIVE_INFINITY;
  for (const [, until = ''] of json.matchAll(UNTIL)) {
    const ms = Date.parse(until);
    if (ms > Date.now() && ms < first) first = ms;
  }
  return first;
}

/** An answer with a JSON value. `onGrow` is called once a compressed form takes memory as well. */
export function createAnswer(value: unknown, headers: Answer['headers'], onGrow: () => void): Answer {
  const json = JSON.stringify(value);
  const body = Buffer.from(json);
  let compressedBytes = 0;
  const whole = createBody(body, (bytes) => {
    compressedBytes += bytes;
    onGrow();
  });
  return {
    etag: weakEtag(body),
    headers,
    changesAtMs: findChange(json),
    draw: () => whole,
    size: () => body.length + compressedBytes,
  };
}

/** An answer whose rows come in a new random order each time; its ETag is that of the rows. */
function createShuffledAnswer(rows: readonly unknown[]): Answer {
  const { body, shuffle } = createListBody(rows);
  const bytes = body.length;
  return {
    etag: weakEtag(body),
    headers: {},
    changesAtMs: Number.POSITIVE_INFINITY,
    draw: () => createBody(shuffle(), () => undefined),
    size: () => bytes,
  };
}

interface Entry {
  stamp: string;
  answer: Answer;
  /** when the answer was last verified */
  checkedAtMs: number;
}

interface AnswerCacheOptions {
  database: Database;
  versions: VersionWatch;
  readCache: ReadCache;
  maxBytes: number;
}

/** Caches answers with their compressed forms; concurrent requests for one answer share one read. */
export function createAnswerCache({
  database,
  versions,
  readCache,
  maxBytes,
}: AnswerCacheOptions): AnswerCache {
  const cache = createSizedCache<Entry>({ maxBytes, getSize: ({ answer }) => answer.size() });
  const pending = new Map<string, Promise<Answer>>();

  const getCurrent = async (read: ParsedRead): Promise<Answer> => {
    const stamp = `${read.period()} ${await versions.getStamp(read.scopes)}`;
    const entry = cache.get(read.key);
    const isCurrent = entry?.stamp === stamp && Date.now() < entry.answer.changesAtMs;
    cache.count(isCurrent);
    if (entry && isCurrent) {
      entry.checkedAtMs = Date.now();
      return entry.answer;
    }
    const pendingKey = `${stamp} ${read.key}`;
    const running = pending.get(pendingKey);
    if (running) return running;
    const run = () => read.run(database.db, readCache);
    const reading = versions.guard(run).then((value) => {
      const answer =
        read.isShuffled && Array.isArray(value)
          ? createShuffledAnswer(value)
          : createAnswer(value, read.getHeaders(value), () => cache.remeasure(read.key, fresh));
      const fresh: Entry = { stamp, answer, checkedAtMs: Date.now() };
      cache.set(read.key, fresh);
      return read.isShuffled ? answer : { ...answer, value };
    });
    pending.set(pendingKey, reading);
    try {
      return await reading;
    } finally {
      pending.delete(pendingKey);
    }
  };

  /**
   * An answer that was current when the database last answered is only as old as that. Its own ETag makes browsers that
   * cached it with its age request the answer again afterwards.
   */
  const findStale = (read: ParsedRead): Answer | undefined => {
    const entry = cache.get(read.key);
    if (!entry) return undefined;
    const wasCurrent = entry.stamp === `${read.period()} ${versions.getLastStamp(read.scopes)}`;
    const sinceMs = wasCurrent ? versions.awaySinceMs() : undefined;
    const etag = entry.answer.etag.replace(/"$/, '-old"');
    return { ...entry.answer, etag, staleSinceMs: sinceMs ?? entry.checkedAtMs };
  };

  return {
    async get(read) {
      try {
        return await getCurrent(read);
      } catch (error) {
        const stale = isDatabaseAway(error) ? findStale(read) : undefined;
        if (!stale) throw error;
        return stale;
      }
    },
    figures: cache.figures,
  };
}
