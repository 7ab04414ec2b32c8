import type { LightMyRequestResponse } from 'fastify';
import { signInAs } from '../../../testing/sign-in';
import type { TestApp } from '../../../testing/test-app';

/** The admin of the site in a browser. */
export interface AdminBrowser {
  id: number;
  /** The HTML of a page that must answer 200. */
  open(url: string, headers?: Record<string, string>): Promise<string>;
  ask(url: string): Promise<LightMyRequestResponse>;
  /** Sends a form as a browser does, and resolves to the answer. */
  send(
    url: string,
    values?: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** Sends a form that must be accepted, and resolves to the page to which it leads. */
  save(url: string, values?: Record<string, string>): Promise<string>;
}

/** Signs in the admin, on an instance where nobody has signed in: the second person of a site is its admin (R6). */
export async function openAdmin(api: TestApp): Promise<AdminBrowser> {
  await signInAs(api, { handle: 'First' });
  const { id, request } = await signInAs(api, { handle: 'Admin' });
  const open: AdminBrowser['open'] = async (url, headers = {}) => {
    const { statusCode, body } = await request({ url, headers });
    if (statusCode !== 200) throw new Error(`GET ${url} gave ${statusCode} ${body}`);
    return body;
  };
  const send: AdminBrowser['send'] = (url, values = {}, headers = {}) =>
    request({
      method: 'POST',
      url,
      payload: new URLSearchParams(values).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  return {
    id,
    ask: (url) => request(url),
    open,
    send,
    async save(url, values) {
      const { statusCode, headers, body } = await send(url, values);
      if (statusCode !== 303) throw new Error(`POST ${url} gave ${statusCode} ${body}`);
      return open(String(headers.location));
    },
  };
}
