import * as z from 'zod';
import type { PatreonKeys } from './open-provider';

/** Schema of the variables of the membership provider. */
export const PATREON_SHAPE = {
  PATREON_CLIENT_ID: z.string().optional(),
  PATREON_CLIENT_SECRET: z.string().optional(),
  PATREON_CREATOR_TOKEN: z.string().optional(),
  PATREON_WEBHOOK_SECRET: z.string().optional(),
  PATREON_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://www.patreon.com' })
    .default('https://www.patreon.com'),
};

type PatreonVariables = z.infer<z.ZodObject<typeof PATREON_SHAPE>>;

const SIGN_IN = ['PATREON_CLIENT_ID', 'PATREON_CLIENT_SECRET'] as const;
const FOLLOWING = ['PATREON_CREATOR_TOKEN', 'PATREON_WEBHOOK_SECRET'] as const;

/** Variables that need each other, and their purpose. */
const TOGETHER = [
  { names: SIGN_IN, purpose: 'sign-in' },
  { names: [...SIGN_IN, ...FOLLOWING], when: FOLLOWING, purpose: 'following changes of memberships' },
];

/** Adds an issue for each variable that another one needs. */
export function requirePatreonPairs(variables: PatreonVariables, context: z.core.$RefinementCtx): void {
  const isSet = (name: keyof PatreonVariables) => variables[name] !== undefined;
  for (const { names, when = names, purpose } of TOGETHER) {
    if (!when.some(isSet)) continue;
    for (const name of names.filter((one) => !isSet(one))) {
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `is missing: ${purpose} needs ${names.join(', ')}`,
      });
    }
  }
}

/** The keys of the membership provider, if any. */
export function findPatreonKeys({
  PATREON_CLIENT_ID: clientId,
  PATREON_CLIENT_SECRET: clientSecret,
  PATREON_CREATOR_TOKEN: creatorToken,
  PATREON_WEBHOOK_SECRET: webhookSecret,
  PATREON_URL: url,
}: PatreonVariables): PatreonKeys | undefined {
  if (clientId === undefined || clientSecret === undefined) return undefined;
  return { url: new URL(url).origin, clientId, clientSecret, creatorToken, webhookSecret };
}
