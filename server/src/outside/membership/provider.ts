import type { FastifyBaseLogger } from 'fastify';
import * as oauth from 'oauth4webapi';
import { ApiError } from '../../api/api-error';
import { fetchDocument, ProviderFaultError } from './fetch-document';
import { MEMBER_FIELDS, type Member, parseMember, USER_FIELDS } from './member';
import { parseIdPage, saysMissing } from './member-ids';

/** Options of a membership provider with Patreon's protocol. */
export interface ProviderOptions {
  /** absolute address for signing in, from which browsers return to `redirectUri` */
  authorizeUrl: (redirectUri: string) => string;
  /** the provider's base url for calls of the server: Patreon's is `https://www.patreon.com` */
  baseUrl: () => string;
  clientId: string;
  clientSecret: string;
  /** Patreon does not support PKCE */
  usesPkce: boolean;
  /** of the campaign's owner, for reading members when they change */
  creatorToken?: string | undefined;
  /** timeout of one call, 8 s if absent */
  timeoutMs?: number | undefined;
  /** gets a line for each fault of the provider */
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** A sign-in in progress, stored in the browser until it returns. */
export interface SignInAttempt {
  state: string;
  verifier: string;
}

export interface MembershipProvider {
  /** scheme and host of the calls of the server */
  origin(): string;
  /** Starts a sign-in: the attempt, and the address for the browser. */
  start(redirectUri: string): Promise<{ attempt: SignInAttempt; url: string }>;
  /**
   * The member who signed in. Throws `ApiError`: bad-parameter when the state is not that of the attempt or the
   * provider refuses the code, provider-away when its answer is missing or invalid.
   */
  finish(input: FinishInput): Promise<Member>;
  /** A member by the provider's id; undefined when it has no such member. Throws `ApiError` (provider-away). */
  findMember(memberId: string): Promise<Member | undefined>;
  /** The provider's ids of all members of the creator token's campaigns. Throws `ApiError` (provider-away). */
  listMemberIds(): Promise<string[]>;
}

interface FinishInput {
  code: string;
  state: string;
  attempt: SignInAttempt;
  redirectUri: string;
}

const TIMEOUT_MS = 8_000;
const SCOPE = 'identity';
const PAGE_SIZE = 500;
/** OAuth errors for wrong keys of the site, which no new sign-in would fix. */
const WRONG_KEYS = ['invalid_client', 'unauthorized_client'];
const FIELDS = `fields[user]=${USER_FIELDS}&fields[member]=${MEMBER_FIELDS}&fields[tier]=title`;

const refusedError = (): ApiError =>
  new ApiError(
    'bad-parameter',
    'Patreon refused the code: it was used before, or is too old. Sign in again.',
    'code',
  );

/** A client for OAuth 2 and Patreon's API v2. */
export function createMembershipProvider(options: ProviderOptions): MembershipProvider {
  const { authorizeUrl, baseUrl, clientId, clientSecret, usesPkce, creatorToken, log } = options;
  const client: oauth.Client = { client_id: clientId };
  const server = (): oauth.AuthorizationServer => ({
    issuer: baseUrl(),
    token_endpoint: `${baseUrl()}/api/oauth2/token`,
  });
  /** The development provider runs on this machine without a certificate. */
  const insecure = () => baseUrl().startsWith('http:');
  const startTimer = () => AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);

  const toApiError = (error: unknown): ApiError => {
    if (error instanceof ApiError) return error;
    if (error instanceof oauth.ResponseBodyError && !WRONG_KEYS.includes(error.error)) return refusedError();
    log.warn({ reason: getReason(error) }, 'the membership provider did not answer as expected');
    return new ApiError('provider-away', 'Patreon did not answer as expected. Try again in a moment.');
  };

  /** What `work` reads from the provider; its faults become errors of the API. */
  const ask = <T>(work: () => Promise<T>): Promise<T> =>
    work().catch((error: unknown) => {
      throw toApiError(error);
    });

  const read = (path: string, token: string, signal: AbortSignal): Promise<Response> =>
    fetchDocument(`${baseUrl()}/api/oauth2/v2/${path}`, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      signal,
    });

  async function readMember(response: Response): Promise<Member> {
    if (!response.ok) throw new ProviderFaultError(`A member was answered with ${response.status}`);
    const member = parseMember(parseJson(await response.text()));
    if (!member) throw new ProviderFaultError('A member has another shape than that of API v2');
    return member;
  }

  /** The ids of all pages of a list. */
  async function readIds(path: string): Promise<string[]> {
    const ids: string[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const query = new URLSearchParams({
        'page[count]': String(PAGE_SIZE),
        ...(cursor && { 'page[cursor]': cursor }),
      });
      const response = await read(`${path}?${query}`, creatorToken ?? '', startTimer());
      const page = response.ok ? parseIdPage(parseJson(await response.text())) : undefined;
      if (!page)
        throw new ProviderFaultError(`${path} was answered with ${response.status}, or another shape`);
      if (page.ids.length === 0) break;
      ids.push(...page.ids);
      cursor = page.next;
    }
    return ids;
  }

  async function exchange(
    { code, state, attempt, redirectUri }: FinishInput,
    signal: AbortSignal,
  ): Promise<string> {
    const parameters = new URLSearchParams({ code, state });
    const callback = oauth.validateAuthResponse(server(), client, parameters, attempt.state);
    const response = await oauth.authorizationCodeGrantRequest(
      server(),
      client,
      oauth.ClientSecretPost(clientSecret),
      callback,
      redirectUri,
      usesPkce ? attempt.verifier : oauth.nopkce,
      {
        [oauth.allowInsecureRequests]: insecure(),
        [oauth.customFetch]: (url, { method, headers, body }) =>
          fetchDocument(url, { method, headers, body, signal }),
      },
    );
    const tokens = await oauth.processAuthorizationCodeResponse(server(), client, response);
    return tokens.access_token;
  }

  return {
    origin: () => new URL(baseUrl()).origin,

    async start(redirectUri) {
      const attempt = { state: oauth.generateRandomState(), verifier: oauth.generateRandomCodeVerifier() };
      const url = new URL(authorizeUrl(redirectUri));
      url.searchParams.set('response_type', 'code');
      url.searchParams.set('client_id', clientId);
      url.searchParams.set('redirect_uri', redirectUri);
      url.searchParams.set('scope', SCOPE);
      url.searchParams.set('state', attempt.state);
      if (usesPkce) {
        const challenge = await oauth.calculatePKCECodeChallenge(attempt.verifier);
        url.searchParams.set('code_challenge', challenge);
        url.searchParams.set('code_challenge_method', 'S256');
      }
      return { attempt, url: url.href };
    },

    finish: (input) =>
      ask(async () => {
        const signal = startTimer();
        const token = await exchange(input, signal);
        const include = 'memberships,memberships.currently_entitled_tiers';
        return readMember(await read(`identity?include=${include}&${FIELDS}`, token, signal));
      }),

    findMember: (memberId) =>
      ask(async () => {
        const path = `members/${encodeURIComponent(memberId)}?include=currently_entitled_tiers,user&${FIELDS}`;
        const response = await read(path, creatorToken ?? '', startTimer());
        if (response.status === 404 && saysMissing(parseJson(await response.clone().text())))
          return undefined;
        const member = await readMember(response);
        if (member.memberId !== memberId) throw new ProviderFaultError('The answer is about another member');
        return member;
      }),

    listMemberIds: () =>
      ask(async () => {
        const ids: string[] = [];
        for (const campaign of await readIds('campaigns'))
          ids.push(...(await readIds(`campaigns/${encodeURIComponent(campaign)}/members`)));
        return ids;
      }),
  };
}

/** Contains neither codes nor tokens. */
function getReason(error: unknown): string {
  if (error instanceof oauth.ResponseBodyError) return `The provider refuses the site: ${error.error}`;
  return error instanceof Error ? error.message : String(error);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
