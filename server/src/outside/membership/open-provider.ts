import type { FastifyInstance } from 'fastify';
import {
  DEVELOPMENT_CLIENT,
  DEVELOPMENT_PROVIDER,
  developmentProvider,
} from '../development-provider/routes';
import { createMembershipProvider, type MembershipProvider, type ProviderOptions } from './provider';

/** The keys of the membership provider. */
export interface PatreonKeys {
  /** `https://www.patreon.com`, or a stand-in of a test */
  url: string;
  clientId: string;
  clientSecret: string;
  creatorToken?: string | undefined;
  webhookSecret?: string | undefined;
  /** see `ProviderOptions` */
  timeoutMs?: number;
}

type Log = ProviderOptions['log'];

const openPatreon = ({ url, ...keys }: PatreonKeys, log: Log): MembershipProvider =>
  createMembershipProvider({
    ...keys,
    log,
    authorizeUrl: () => `${url}/oauth2/authorize`,
    baseUrl: () => url,
    usesPkce: false,
  });

/** The development provider on a site that listens at `getPort()`. */
const openDevelopmentProvider = (getPort: () => number, log: Log): MembershipProvider =>
  createMembershipProvider({
    log,
    clientId: DEVELOPMENT_CLIENT.id,
    clientSecret: DEVELOPMENT_CLIENT.secret,
    authorizeUrl: (redirectUri) => new URL(`${DEVELOPMENT_PROVIDER}/oauth2/authorize`, redirectUri).href,
    baseUrl: () => `http://127.0.0.1:${getPort()}${DEVELOPMENT_PROVIDER}`,
    usesPkce: true,
  });

/** Patreon if there are keys, otherwise the development provider where it is allowed. */
export async function openMembership(
  app: FastifyInstance,
  patreon: PatreonKeys | undefined,
  usesDevelopmentProvider: boolean,
): Promise<MembershipProvider | undefined> {
  if (patreon) return openPatreon(patreon, app.log);
  if (!usesDevelopmentProvider) return undefined;
  await app.register(developmentProvider);
  return openDevelopmentProvider(() => {
    const address = app.server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }, app.log);
}
