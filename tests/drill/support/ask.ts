import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  ms: number;
}

interface AskOptions {
  /** by default the request has a connection of its own */
  agent?: Agent;
  headers?: Record<string, string>;
  timeoutMs?: number;
}

/** GETs an address. Rejects when the connection fails, or the response is not complete in time. */
export function ask(url: string, { agent, headers, timeoutMs = 30_000 }: AskOptions = {}): Promise<Reply> {
  const startMs = performance.now();
  return new Promise((resolve, reject) => {
    const options = {
      agent: agent ?? new Agent({ keepAlive: false }),
      headers: headers ?? {},
      signal: AbortSignal.timeout(timeoutMs),
    };
    get(url, options, (response) => {
      text(response).then((body) => {
        const { statusCode = 0, headers: replyHeaders } = response;
        resolve({ status: statusCode, headers: replyHeaders, body, ms: performance.now() - startMs });
      }, reject);
    }).on('error', reject);
  });
}

/** GETs JSON. Throws for a status other than 200. */
export async function askJson<T>(url: string): Promise<T> {
  const { status, body } = await ask(url);
  if (status !== 200) throw new Error(`GET ${url} gave ${status}: ${body.slice(0, 200)}`);
  return JSON.parse(body) as T;
}
