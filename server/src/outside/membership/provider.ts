import * as oauth from 'oauth4webapi';
import { ApiError } from '../../api/api-error';
import { MEMBER_FIELDS, type Member, parseMember, USER_FIELDS } from './member';

/** How to reach a membership provider that speaks Patreon's protocol. */
export interface ProviderOptions {
  /** where browsers that come back to `redirectUri` go to sign in, absolute */
  authorizeUrl: (redirectUri: string) => string;
  /** the provider's base url for calls of the server: Patreon's is `https://www.patreon.com` */
  baseUrl: () => string;
  clientId: string;
  clientSecret: string;
  /** Patreon takes no PKCE challenge */
  usesPkce: boolean;
  /** of the campaign's owner, for reading members when they change */
  creatorToken?: string | undefined;
}

/** A sign-in on its way: kept by the browser until it comes back. */
export interface SignInAttempt {
  state: string;
  verifier: string;
}

export interface MembershipProvider {
  /** Starts a sign-in: the attempt, and where the browser goes. */
  start(redirectUri: string): Promise<{ attempt: SignInAttempt; url: string }>;
  /**
   * The member who signed in. Throws `ApiError`: bad-parameter when the state is not that of the attempt or the provider
   * refuses the code, provider-away when it does not answer as it should.
   */
  finish(input: FinishInput): Promise<Member>;
  /** A member by the provider's id; undefined when it has no such member. Throws `ApiError` (provider-away). */
  findMember(memberId: string): Promise<Member | undefined>;
}

interface FinishInput {
  code: string;
  state: string;
  attempt: SignInAttempt;
  redirectUri: string;
}

const TIMEOUT_MS = 8_000;
const MAX_BYTES = 512 * 1024;
const SCOPE = 'identity';

const awayError = (): ApiError =>
  new ApiError('provider-away', 'Patreon did not answer as expected. Try again in a moment.');

const refusedError = (): ApiError =>
  new ApiError(
    'bad-parameter',
    'Patreon refused the code: it was used before, or is too old. Sign in again.',
    'code',
  );

/** A client of a provider that speaks OAuth 2 and Patreon's API v2. */
export function createMembershipProvider(options: ProviderOptions): MembershipProvider {
  const { authorizeUrl, baseUrl, clientId, clientSecret, usesPkce, creatorToken } = options;
  const client: oauth.Client = { client_id: clientId };
  const server = (): oauth.AuthorizationServer => ({
    issuer: baseUrl(),
    token_endpoint: `${baseUrl()}/api/oauth2/token`,
  });
  /** The development provider is this machine, which has no certificate. */
  const insecure = () => baseUrl().startsWith('http:');

  async function read(path: string, token: string): Promise<Response> {
    return fetch(`${baseUrl()}/api/oauth2/v2/${path}`, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    }).catch(() => {
      throw awayError();
    });
  }

  async function readMember(response: Response): Promise<Member> {
    const text = response.ok ? await response.text().catch(() => '') : '';
    const member = text.length > 0 && text.length <= MAX_BYTES ? parseMember(parseJson(text)) : undefined;
    if (!member) throw awayError();
    return member;
  }

  async function exchange({ code, state, attempt, redirectUri }: FinishInput): Promise<string> {
    const parameters = new URLSearchParams({ code, state });
    const callback = oauth.validateAuthResponse(server(), client, parameters, attempt.state);
    const response = await oauth.authorizationCodeGrantRequest(
      server(),
      client,
      oauth.ClientSecretPost(clientSecret),
      callback,
      redirectUri,
      usesPkce ? attempt.verifier : oauth.nopkce,
      { signal: AbortSignal.timeout(TIMEOUT_MS), [oauth.allowInsecureRequests]: insecure() },
    );
    const tokens = await oauth.processAuthorizationCodeResponse(server(), client, response);
    return tokens.access_token;
  }

  return {
    async start(redirectUri) {
      const attempt = { state: oauth.generateRandomState(), verifier: oauth.generateRandomCodeVerifier() };
      const url = new URL(authorizeUrl(redirectUri));
      const challenge = usesPkce
        ? {
            code_challenge: await oauth.calculatePKCECodeChallenge(attempt.verifier),
            code_challenge_method: 'S256',
          }
        : {};
      const parameters = { response_type: 'code', client_id: clientId, redirect_uri: redirectUri };
      for (const [name, value] of Object.entries({
        ...parameters,
        scope: SCOPE,
        state: attempt.state,
        ...challenge,
      }))
        url.searchParams.set(name, value);
      return { attempt, url: url.href };
    },

    async finish(input) {
      const token = await exchange(input).catch((error: unknown) => {
        throw error instanceof oauth.ResponseBodyError ? refusedError() : awayError();
      });
      const include = 'memberships,memberships.currently_entitled_tiers';
      const fields = `fields[user]=${USER_FIELDS}&fields[member]=${MEMBER_FIELDS}&fields[tier]=title`;
      return readMember(await read(`identity?include=${include}&${fields}`, token));
    },

    async findMember(memberId) {
      const fields = `fields[user]=${USER_FIELDS}&fields[member]=${MEMBER_FIELDS}&fields[tier]=title`;
      const path = `members/${encodeURIComponent(memberId)}?include=currently_entitled_tiers,user&${fields}`;
      const response = await read(path, creatorToken ?? '');
      return response.status === 404 ? undefined : readMember(response);
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
