import { DEVELOPMENT_CLIENT, DEVELOPMENT_PROVIDER } from '../development-provider/routes';
import { createMembershipProvider, type MembershipProvider } from './provider';

/** The keys of the membership provider. */
export interface PatreonKeys {
  /** `https://www.patreon.com`, or what stands in for it in a test */
  url: string;
  clientId: string;
  clientSecret: string;
  creatorToken?: string | undefined;
  webhookSecret?: string | undefined;
}

/** Patreon by its keys. */
export const openPatreon = ({ url, ...keys }: PatreonKeys): MembershipProvider =>
  createMembershipProvider({
    ...keys,
    authorizeUrl: () => `${url}/oauth2/authorize`,
    baseUrl: () => url,
    usesPkce: false,
  });

/** The development provider on a site that listens at `getPort()`. */
export const openDevelopmentProvider = (getPort: () => number): MembershipProvider =>
  createMembershipProvider({
    clientId: DEVELOPMENT_CLIENT.id,
    clientSecret: DEVELOPMENT_CLIENT.secret,
    authorizeUrl: (redirectUri) => new URL(`${DEVELOPMENT_PROVIDER}/oauth2/authorize`, redirectUri).href,
    baseUrl: () => `http://127.0.0.1:${getPort()}${DEVELOPMENT_PROVIDER}`,
    usesPkce: true,
  });
