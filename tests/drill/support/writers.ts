import { hash, randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { OwnDatabase } from '../../../server/src/testing/own-database';
import { findInternalText } from './internal-text';

const WRITERS = 8;
const PAUSE_MS = 5;
const ANSWER_MS = 30_000;

/** People who request the deletion of their accounts and withdraw it, again and again. */
export interface Writers {
  /** Writes to the site until `stop`, and records the results. */
  start(origin: string): Writing;
}

export interface Writing {
  /** the statuses of answers, or `failed` */
  results: string[];
  /** expectations that were not met, one sentence each */
  missed: ReadonlySet<string>;
  stop(): Promise<void>;
}

interface Answer {
  status: number;
  retryAfter: string | undefined;
  body: string;
}

function write(origin: string, method: string, headers: { cookie: string }): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(ANSWER_MS);
    request(`${origin}/api/account/deletion`, { method, headers, signal }, (response) => {
      const { statusCode: status = 0, headers: answer } = response;
      const retryAfter = answer['retry-after'];
      text(response).then((body) => resolve({ status, retryAfter, body }), reject);
    })
      .on('error', reject)
      .end();
  });
}

/** Creates the people, each signed in with a browser. By SQL, for a database of any version, which is not migrated. */
export async function createWriters(own: OwnDatabase): Promise<Writers> {
  const people: { cookie: string }[] = [];
  for (let count = 0; count < WRITERS; count += 1) {
    const token = randomBytes(32).toString('base64url');
    await own.query(
      `with person as (insert into users (tier) values ('Pilot') returning id)
       insert into sessions (token_hash, user_id, expires_at) select $1, id, now() + interval '1 day' from person`,
      [hash('sha256', token, 'hex')],
    );
    people.push({ cookie: `holeshot_session=${token}` });
  }
  return { start: (origin) => startWriting(origin, people) };
}

function startWriting(origin: string, people: readonly { cookie: string }[]): Writing {
  const results: string[] = [];
  const missed = new Set<string>();
  let isOver = false;
  const check = ({ status, retryAfter, body }: Answer): void => {
    results.push(String(status));
    if (status !== 200 && status !== 503) missed.add(`a write gave ${status}`);
    if (status === 503 && retryAfter === undefined) missed.add('a write: 503 without retry-after');
    const internal = findInternalText(body);
    if (internal !== undefined) missed.add(`a write has internal text: ${internal}`);
  };
  const writeOn = async (headers: { cookie: string }): Promise<void> => {
    for (let index = 0; !isOver; index += 1) {
      try {
        check(await write(origin, index % 2 ? 'DELETE' : 'PUT', headers));
      } catch (error) {
        results.push('failed');
        missed.add(`a write: ${(error as Error).message}`);
      }
      await wait(PAUSE_MS);
    }
  };
  const writing = Promise.all(people.map(writeOn));
  return {
    results,
    missed,
    async stop() {
      isOver = true;
      await writing;
    },
  };
}
