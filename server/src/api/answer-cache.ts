import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database';
import type { ParsedRead } from './public-read';
import type { RevisionWatch } from './revision-watch';
import { createSharedReads } from './shared-reads';

const compress = promisify(brotliCompress);

const MOST_BYTES = 64 * 1024 * 1024;
/** Below this a body fits the packet its headers travel in. */
const WORTH_COMPRESSING_BYTES = 1_000;
/** Compressed once and sent often; above this quality a megabyte takes more than 100 ms. */
const COMPRESSION = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

/** A body, serialised once for as long as the data it rests on stays the same. */
export interface Answer {
  body: string;
  /** weak: the plain and the compressed body share it */
  etag: string;
  /** The body in brotli form, made at the first request; undefined when that isn't worth it. */
  brotli(): Promise<Buffer | undefined>;
}

export interface AnswerCache {
  /** The answer to a read, from memory unless one of its scopes was written. Rejects with what the read throws. */
  get(read: ParsedRead): Promise<Answer>;
}

function makeAnswer(value: unknown): Answer {
  const body = JSON.stringify(value);
  const etag = `W/"${hash('sha1', body, 'hex').slice(0, 24)}"`;
  let compressed: Promise<Buffer> | undefined;
  return {
    body,
    etag,
    async brotli() {
      if (body.length < WORTH_COMPRESSING_BYTES) return undefined;
      compressed ??= compress(body, COMPRESSION);
      return compressed;
    },
  };
}

/** Keeps answers up to 64 MB of text; requests for one that is being read wait for the same reading. */
export function createAnswerCache(database: Database, revisions: RevisionWatch): AnswerCache {
  const kept = new LRUCache<string, { stamp: string; answer: Answer }>({
    maxSize: MOST_BYTES,
    // The text and its compressed form.
    sizeCalculation: ({ answer }) => answer.body.length * 2 + 500,
  });
  const shared = createSharedReads(revisions);
  const pending = new Map<string, Promise<Answer>>();

  return {
    async get(read) {
      const stamp = await revisions.stampOf(read.scopes);
      const entry = kept.get(read.key);
      if (entry?.stamp === stamp) return entry.answer;

      const pendingKey = `${stamp} ${read.key}`;
      const running = pending.get(pendingKey);
      if (running) return running;
      const reading = read.run(database.db, shared).then((value) => {
        const answer = makeAnswer(value);
        kept.set(read.key, { stamp, answer });
        return answer;
      });
      pending.set(pendingKey, reading);
      try {
        return await reading;
      } finally {
        pending.delete(pendingKey);
      }
    },
  };
}
