import { Agent, type ClientRequest, type OutgoingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../../server/src/demo/random';

export interface RoughRequest {
  method: 'PUT' | 'POST' | 'DELETE';
  path: string;
  headers: OutgoingHttpHeaders;
  body?: unknown;
  /** accepted statuses; the request is retried after any other */
  accepts?: readonly number[];
  /** whether the bad connection spares it */
  isSpared?: boolean;
  /** whether it has no sequence number: then its answer is lost only after the site has done the work */
  isUnnumbered?: boolean;
}

export interface RoughReply {
  status: number;
  body: string;
  /** whether the same request was sent before, and may have been answered */
  isRepeated: boolean;
}

/** A bad connection to a site that restarts: every request is retried until it succeeds. */
export interface RoughLine {
  /** Throws a sentence when there is no acceptable answer for two minutes. */
  send(request: RoughRequest): Promise<RoughReply>;
  /** number of requests, and of what happened to them */
  counts: { requests: number; cut: number; unanswered: number; failed: number; refused: number };
  close(): void;
}

const CUT_SHARE = 0.06;
const LOST_SHARE = 0.06;
const LONGEST_MS = 120_000;
const ANSWER_MS = 60_000;

/** Connects with the first request. `random` decides which requests are cut, and which answers are lost. */
export function createRoughLine(origin: string, random: Random): RoughLine {
  const agent = new Agent({ keepAlive: true });
  const counts = { requests: 0, cut: 0, unanswered: 0, failed: 0, refused: 0 };

  const open = ({ method, path, headers }: RoughRequest, body: string, own: boolean): ClientRequest => {
    counts.requests += 1;
    const length = Buffer.byteLength(body);
    return request(origin + path, {
      method,
      agent: own ? false : agent,
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: {
        ...headers,
        ...(length > 0 && { 'content-type': 'application/json', 'content-length': length }),
      },
    });
  };
  /** Sends `share` of the body, and disconnects. */
  const leave = async (one: RoughRequest, body: string, share: number): Promise<void> => {
    const sending = open(one, body, true).on('error', () => undefined);
    const bytes = Buffer.from(body);
    sending.write(bytes.subarray(0, Math.floor(bytes.length * share)));
    if (share === 1) sending.end();
    const leavesAfter = wait(random.between(1, 60));
    if (one.isUnnumbered && share === 1)
      await new Promise((resolve) => sending.on('response', resolve).on('close', resolve));
    await leavesAfter;
    sending.destroy();
  };
  const sendWhole = (one: RoughRequest, body: string): Promise<Omit<RoughReply, 'isRepeated'>> =>
    new Promise((resolve, reject) => {
      open(one, body, false)
        .on('error', reject)
        .on('response', (response) => {
          const { statusCode: status = 0 } = response;
          text(response).then((reply) => resolve({ status, body: reply }), reject);
        })
        .end(body);
    });

  return {
    counts,
    async send(one) {
      const body = one.body === undefined ? '' : JSON.stringify(one.body);
      let isRepeated = false;
      const chance = one.isSpared ? 1 : random.next();
      if (chance < CUT_SHARE && body.length > 1) {
        counts.cut += 1;
        await leave(one, body, random.between(0, 0.99));
      } else if (chance < CUT_SHARE + LOST_SHARE) {
        counts.unanswered += 1;
        isRepeated = true;
        await leave(one, body, 1);
      }
      const endMs = performance.now() + LONGEST_MS;
      for (let last = ''; ; isRepeated = true) {
        try {
          const reply = await sendWhole(one, body);
          if ((one.accepts ?? [200]).includes(reply.status)) return { ...reply, isRepeated };
          last = `${reply.status} ${reply.body.slice(0, 200)}`;
          counts.refused += 1;
        } catch (error) {
          last = (error as Error).message;
          counts.failed += 1;
        }
        if (performance.now() > endMs) throw new Error(`${one.method} ${one.path} gave ${last}`);
        await wait(random.between(50, 200));
      }
    },
    close: () => agent.destroy(),
  };
}
