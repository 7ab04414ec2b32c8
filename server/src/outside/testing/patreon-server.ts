import { hash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { buildIdentityDocument, buildMemberDocument, type PatreonPerson } from './patreon-documents';

/** The keys that the stand-in accepts. */
export const PATREON_TEST_KEYS = {
  clientId: 'test-client',
  clientSecret: 'test-secret',
  creatorToken: 'test-creator-token',
} as const;

type Endpoint = 'token' | 'identity' | 'members' | 'campaigns' | 'pictures';

/** Ways in which a request can fail. */
export type Misbehaviour =
  | 'reset'
  | 'silent'
  | 'stops'
  | 'error-500'
  | 'html'
  | 'html-404'
  | 'other-shape'
  /** the right answer, followed by 600 kB of spaces */
  | 'too-long'
  | 'redirect';

/** A request that arrived, was answered as of then, and whose answer waits. */
export interface HeldRequest {
  arrived: Promise<void>;
  release(): void;
}

/** A stand-in for Patreon on a port of this machine. */
export interface PatreonServer {
  url: string;
  /** by the user's id */
  people: Map<string, PatreonPerson>;
  /** by the last part of their address, `<url>/pictures/<name>` */
  pictures: Map<string, Buffer>;
  /** every request that arrived: method, path and decoded query or form */
  requests: {
    method: string;
    path: string;
    values: Record<string, string>;
    headers: IncomingMessage['headers'];
  }[];
  /** who allows the site to sign them in at `/oauth2/authorize`; nobody does when absent */
  visitor?: string | undefined;
  /** how many members a page of a list has */
  pageSize: number;
  /** Lets all requests to an endpoint fail, or none when `how` is absent. */
  misbehave(endpoint: Endpoint, how?: Misbehaviour): void;
  /** Keeps the answer to the next request to an endpoint. */
  hold(endpoint: Endpoint): HeldRequest;
  close(): Promise<void>;
}

type Json = Record<string, unknown>;
type Answer = [status: number, json: Json];

const failJson = (status: number, title: string): Answer => [
  status,
  {
    errors: [{ code: 1, code_name: title.replaceAll(' ', ''), detail: title, status: String(status), title }],
  },
];

function misbehaveIn(response: ServerResponse, how: Exclude<Misbehaviour, 'too-long'>): void {
  const send = (status: number, type: string, body: string) =>
    void response.writeHead(status, { 'content-type': type }).end(body);
  if (how === 'reset') response.socket?.resetAndDestroy();
  if (how === 'stops')
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 500 }).write('{"data":');
  if (how === 'error-500') send(500, 'application/json', JSON.stringify(failJson(500, 'Internal Error')[1]));
  if (how === 'html') send(200, 'text/html', '<!doctype html><title>Just a moment…</title>');
  if (how === 'html-404') send(404, 'text/html', '<!doctype html><title>Not found</title>');
  if (how === 'other-shape') send(200, 'application/json', '{"data":{"type":"user"},"token":1}');
  if (how === 'redirect') response.writeHead(302, { location: '/elsewhere' }).end();
}

/** Starts a server that answers as Patreon does: OAuth 2 without PKCE, and API v2 with sparse fields. */
export async function startPatreonServer(): Promise<PatreonServer> {
  const people: PatreonServer['people'] = new Map();
  const pictures: PatreonServer['pictures'] = new Map();
  const requests: PatreonServer['requests'] = [];
  const failures = new Map<Endpoint, Misbehaviour>();
  const holds = new Map<Endpoint, { arrive: () => void; released: Promise<void> }>();
  const codes = new Map<string, { userId: string; redirectUri: string }>();
  const tokens = new Map<string, string>();

  const authorize = (query: URLSearchParams, response: ServerResponse): void => {
    const redirectUri = query.get('redirect_uri') ?? '';
    const isRight =
      query.get('client_id') === PATREON_TEST_KEYS.clientId && query.get('response_type') === 'code';
    if (!isRight || !URL.canParse(redirectUri)) return void response.writeHead(400).end('Invalid request');
    const back = new URL(redirectUri);
    back.searchParams.set('state', query.get('state') ?? '');
    if (server.visitor === undefined) back.searchParams.set('error', 'access_denied');
    else {
      const code = randomUUID();
      codes.set(code, { userId: server.visitor, redirectUri });
      back.searchParams.set('code', code);
    }
    response.writeHead(302, { location: back.href }).end();
  };

  const answerToken = (form: URLSearchParams): Answer => {
    const { clientId, clientSecret } = PATREON_TEST_KEYS;
    if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret)
      return [401, { error: 'invalid_client' }];
    const code = form.get('code') ?? '';
    const grant = codes.get(code);
    const isGranted =
      form.get('grant_type') === 'authorization_code' && grant?.redirectUri === form.get('redirect_uri');
    if (!grant || !isGranted) return [400, { error: 'invalid_grant' }];
    codes.delete(code);
    const token = hash('sha256', code, 'base64url');
    tokens.set(token, grant.userId);
    const scope = 'identity';
    return [
      200,
      {
        access_token: token,
        refresh_token: randomUUID(),
        expires_in: 2_678_400,
        scope,
        token_type: 'Bearer',
        version: '0.0.1',
      },
    ];
  };

  const answerApi = (path: string, query: URLSearchParams, bearer: string): Answer => {
    if (path === 'identity') {
      const person = people.get(tokens.get(bearer) ?? '');
      return person ? [200, buildIdentityDocument(person, query)] : failJson(401, 'Unauthorized');
    }
    if (bearer !== PATREON_TEST_KEYS.creatorToken) return failJson(401, 'Unauthorized');
    if (path === 'campaigns')
      return [
        200,
        { data: [{ type: 'campaign', id: '70261', attributes: {} }], meta: { pagination: { total: 1 } } },
      ];
    const members = [...people.values()].flatMap((person) =>
      person.memberId ? [{ ...person, memberId: person.memberId }] : [],
    );
    if (path === 'campaigns/70261/members') {
      const first = Number(query.get('page[cursor]') ?? 0);
      const next = first + server.pageSize < members.length ? String(first + server.pageSize) : null;
      const data = members
        .slice(first, first + server.pageSize)
        .map((member) => buildMemberDocument(member, member.memberId, query).data);
      return [200, { data, meta: { pagination: { cursors: { next }, total: members.length } } }];
    }
    const member = members.find(({ memberId }) => path === `members/${memberId}`);
    return member
      ? [200, buildMemberDocument(member, member.memberId, query)]
      : failJson(404, 'Resource Missing');
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const form = new URLSearchParams(await text(request));
    const values = Object.fromEntries([...searchParams, ...form]);
    requests.push({ method: request.method ?? '', path: pathname, values, headers: request.headers });
    if (pathname === '/oauth2/authorize') return authorize(searchParams, response);
    const [, apiPath = ''] = /^\/api\/oauth2\/v2\/(.+)$/.exec(pathname) ?? [];
    const [, pictureName] = /^\/pictures\/(.+)$/.exec(pathname) ?? [];
    const isToken = pathname === '/api/oauth2/token' && request.method === 'POST';
    const endpoint = isToken ? 'token' : pictureName ? 'pictures' : (apiPath.split('/')[0] as Endpoint);
    const failure = failures.get(endpoint);
    if (failure && failure !== 'too-long') return misbehaveIn(response, failure);
    const bearer = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const [status, json] = isToken ? answerToken(form) : answerApi(apiPath, searchParams, bearer);
    const held = holds.get(endpoint);
    holds.delete(endpoint);
    held?.arrive();
    await held?.released;
    const picture = pictures.get(pictureName ?? '');
    if (picture) return void response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
    const padding = failure === 'too-long' ? ' '.repeat(600 * 1024) : '';
    const type = isToken ? 'application/json' : 'application/vnd.api+json';
    response.writeHead(status, { 'content-type': type }).end(JSON.stringify(json) + padding);
  }

  const http = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));

  const server: PatreonServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    people,
    pictures,
    requests,
    pageSize: 100,
    misbehave(endpoint, how) {
      if (how) failures.set(endpoint, how);
      else failures.delete(endpoint);
    },
    hold(endpoint) {
      const [arrived, released] = [createSignal(), createSignal()];
      holds.set(endpoint, { arrive: arrived.give, released: released.given });
      return { arrived: arrived.given, release: released.give };
    },
    close() {
      http.closeAllConnections();
      return new Promise((resolve) => http.close(() => resolve()));
    },
  };
  return server;
}

function createSignal(): { given: Promise<void>; give: () => void } {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}
