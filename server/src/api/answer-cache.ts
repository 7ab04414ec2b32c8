import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type Database, isDatabaseAway } from '../database';
import type { ParsedRead } from './public-read';
import type { ReadCache } from './read-cache';
import type { RevisionWatch } from './revision-watch';

const brotli = promisify(brotliCompress);

const MAX_BYTES = 64 * 1024 * 1024;
/** A smaller body fits the packet of its headers. */
const MIN_COMPRESSED_BYTES = 1_000;
/** An answer is compressed once and sent often; a higher quality takes more than 100 ms for a megabyte. */
const COMPRESSION = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

/** A body, serialised once for as long as the data it is made from stays the same. */
export interface Answer {
  body: string;
  /** weak: the plain and the compressed body share it */
  etag: string;
  /** The body compressed with brotli, once; undefined for a body that is too small for it. */
  compress(): Promise<Buffer | undefined>;
  /** when the body was last known to be right (ms), while the database does not answer */
  staleSinceMs?: number;
}

export interface AnswerCache {
  /**
   * The answer to a read, from memory unless one of its scopes was written. While the database does not answer, the
   * answer in memory with `staleSinceMs`. Rejects with what the read throws.
   */
  get(read: ParsedRead): Promise<Answer>;
}

function createAnswer(value: unknown): Answer {
  const body = JSON.stringify(value);
  const etag = `W/"${hash('sha1', body, 'hex').slice(0, 24)}"`;
  let compressed: Promise<Buffer> | undefined;
  return {
    body,
    etag,
    async compress() {
      if (body.length < MIN_COMPRESSED_BYTES) return undefined;
      compressed ??= brotli(body, COMPRESSION);
      return compressed;
    },
  };
}

interface Entry {
  stamp: string;
  answer: Answer;
  /** when the answer was last found to be right */
  checkedAtMs: number;
}

/** Caches answers, up to 64 MB of text; concurrent requests for one answer share one read. */
export function createAnswerCache(
  database: Database,
  revisions: RevisionWatch,
  readCache: ReadCache,
): AnswerCache {
  const cache = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    // The text and its compressed form.
    sizeCalculation: ({ answer }) => answer.body.length * 2 + 500,
  });
  const pending = new Map<string, Promise<Answer>>();

  const getCurrent = async (read: ParsedRead): Promise<Answer> => {
    const stamp = `${read.period} ${await revisions.stampOf(read.scopes)}`;
    const entry = cache.get(read.key);
    if (entry?.stamp === stamp) {
      entry.checkedAtMs = Date.now();
      return entry.answer;
    }
    const pendingKey = `${stamp} ${read.key}`;
    const running = pending.get(pendingKey);
    if (running) return running;
    const run = () => read.run(database.db, readCache);
    const reading = revisions.guard(run).then((value) => {
      const answer = createAnswer(value);
      cache.set(read.key, { stamp, answer, checkedAtMs: Date.now() });
      return answer;
    });
    pending.set(pendingKey, reading);
    try {
      return await reading;
    } finally {
      pending.delete(pendingKey);
    }
  };

  /** An answer that nothing had outdated when the database last answered is only as old as that. */
  const findStale = (read: ParsedRead): Answer | undefined => {
    const entry = cache.get(read.key);
    if (!entry) return undefined;
    const wasRight = entry.stamp === `${read.period} ${revisions.lastStampOf(read.scopes)}`;
    const sinceMs = wasRight ? revisions.awaySinceMs() : undefined;
    return { ...entry.answer, staleSinceMs: sinceMs ?? entry.checkedAtMs };
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
  };
}
