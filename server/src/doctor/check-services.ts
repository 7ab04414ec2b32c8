import { randomUUID } from 'node:crypto';
import type { MapConfig } from '@holeshot/contract';
import { createS3FileStore, type S3Settings } from '../files/s3-file-store';
import { fetchDocument } from '../outside/membership/fetch-document';
import type { PatreonKeys } from '../outside/membership/open-provider';
import { createYoutubeApi } from '../outside/youtube';
import { type Finding, fault, fine, warn } from './finding';

const ANSWER_MS = 8_000;
const OAUTH_REFUSALS = ['invalid_client', 'unauthorized_client'];

const getReason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Patreon refuses a wrong code and wrong keys with different errors. */
async function checkSignIn(
  { url, clientId, clientSecret }: PatreonKeys,
  redirectUri: string,
): Promise<Finding> {
  const what = 'Patreon sign-in';
  const response = await fetchDocument(`${url}/api/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: randomUUID(),
      redirect_uri: redirectUri,
      client_id: clientId,
      client_secret: clientSecret,
    }),
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const { error = '' } = (await response.json().catch(() => ({}))) as { error?: string };
  if (OAUTH_REFUSALS.includes(error))
    return fault(
      what,
      `Patreon does not know these keys (${error}).`,
      "Copy PATREON_CLIENT_ID and PATREON_CLIENT_SECRET again from Patreon's developer portal.",
    );
  return error === ''
    ? warn(what, `Patreon answered with ${response.status}.`, 'Sign in once to see whether it works.')
    : fine(what, `Patreon knows the keys. The client there needs the redirect URI ${redirectUri}.`);
}

async function checkCreatorToken({ url, creatorToken }: PatreonKeys): Promise<Finding> {
  const what = 'Patreon memberships';
  const response = await fetchDocument(`${url}/api/oauth2/v2/campaigns`, {
    headers: { authorization: `Bearer ${creatorToken}`, accept: 'application/json' },
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const { data = [] } = (await response.json().catch(() => ({}))) as { data?: unknown[] };
  if (response.status === 401)
    return fault(
      what,
      'Patreon refuses the creator token.',
      "Renew it in Patreon's developer portal, and set PATREON_CREATOR_TOKEN.",
    );
  if (!response.ok)
    return warn(what, `Patreon answered with ${response.status}.`, 'Try again in some minutes.');
  return data.length > 0
    ? fine(
        what,
        'The creator token reads the campaign. A wrong webhook secret shows only with a first message.',
      )
    : fault(
        what,
        'The account of the creator token has no campaign.',
        "Set PATREON_CREATOR_TOKEN to the token of the campaign's owner.",
      );
}

/** Asks Patreon with each of its keys that is set. */
export const checkPatreon = (keys: PatreonKeys, redirectUri: string): Promise<Finding>[] => [
  guard('Patreon sign-in', checkSignIn(keys, redirectUri)),
  ...(keys.creatorToken === undefined ? [] : [guard('Patreon memberships', checkCreatorToken(keys))]),
];

const MAPBOX = 'https://api.mapbox.com';
const GOOGLE_MAPS = 'https://maps.googleapis.com';

/** Asks the provider of maps with the key of the pages; `baseUrl` stands in for it in a test. */
export async function checkMap(
  map: MapConfig,
  publicUrl: string | undefined,
  baseUrl = map.provider === 'mapbox' ? MAPBOX : GOOGLE_MAPS,
): Promise<Finding> {
  const what = 'Map';
  if (map.provider === 'built-in') return fine(what, 'The built-in world map needs no key.');
  const signal = AbortSignal.timeout(ANSWER_MS);
  if (map.provider === 'mapbox') {
    const response = await fetch(`${baseUrl}/tokens/v2?access_token=${encodeURIComponent(map.token)}`, {
      signal,
    });
    const { code = `status ${response.status}` } = (await response.json().catch(() => ({}))) as {
      code?: string;
    };
    return code === 'TokenValid'
      ? fine(what, 'Mapbox knows the token.')
      : fault(
          what,
          `Mapbox refuses the token (${code}).`,
          'Set MAPBOX_TOKEN to a public token of your account.',
        );
  }
  const response = await fetch(`${baseUrl}/maps/api/js?key=${encodeURIComponent(map.key)}`, {
    signal,
    headers: publicUrl === undefined ? {} : { referer: `${publicUrl}/` },
  });
  return response.ok
    ? warn(
        what,
        'Google Maps answers; only a browser can tell whether it takes the key.',
        'Open the page of a club, and look at its map.',
      )
    : fault(what, `Google Maps answered with ${response.status}.`, 'Check GOOGLE_MAPS_KEY.');
}

/** Asks YouTube for a video. */
export async function checkYoutube(apiKey: string, baseUrl?: string): Promise<Finding> {
  const what = 'YouTube';
  try {
    await createYoutubeApi({ apiKey, ...(baseUrl !== undefined && { baseUrl }) }).ping();
    return fine(what, 'YouTube takes the key.');
  } catch (error) {
    return fault(
      what,
      `YouTube refuses the key or does not answer (${getReason(error)}).`,
      'Check YOUTUBE_API_KEY and its quota in the Google Cloud console.',
    );
  }
}

/** Stores, reads, lists and removes a file in the bucket. */
export async function checkStorage(s3: S3Settings): Promise<Finding> {
  const what = 'Storage';
  const store = createS3FileStore(s3, ANSWER_MS);
  const name = `doctor/${randomUUID()}.txt`;
  let step = 'put';
  try {
    await store.put(name, Buffer.from('x'), 'text/plain');
    step = 'get';
    if (!(await store.get(name))) throw new Error('A file that was put is not there.');
    step = 'list';
    await store.list().next();
    step = 'delete';
    await store.remove(name);
    return fine(what, `The bucket ${s3.bucket} takes, returns, lists and removes files.`);
  } catch (error) {
    return fault(what, getReason(error), `Check the S3_… settings, and that their key may ${step} objects.`);
  }
}

/** An unexpected failure of a check is a finding, too. */
export const guard = (what: string, check: Promise<Finding>): Promise<Finding> =>
  check.catch((error: unknown) =>
    fault(
      what,
      `It could not be asked (${getReason(error)}).`,
      'Check that this machine reaches the internet; if it does, try again in some minutes.',
    ),
  );
