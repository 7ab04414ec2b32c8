import * as z from 'zod/mini';

/** A release of a project's feed (GitHub's REST API, "list releases"). */
export interface FeedRelease {
  version: string;
  publishedAt: Date;
  /** Markdown */
  body: string;
  files: { name: string; url: string }[];
}

/** An unreadable feed. The message is a sentence for the person who runs the import. */
export class ReleaseFeedError extends Error {
  override readonly name = 'ReleaseFeedError';
}

const TIMEOUT_MS = 15_000;
const MAX_PAGES = 20;

const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url);

const webAddress = z.string().check(z.refine(isWebAddress, 'is no web address'));
const feedSchema = z.array(
  z.object({
    tag_name: z.string().check(z.minLength(1)),
    published_at: z.nullable(z.string().check(z.refine((at) => !Number.isNaN(Date.parse(at)), 'is no date'))),
    draft: z.optional(z.boolean()),
    prerelease: z.optional(z.boolean()),
    body: z.nullish(z.string()),
    assets: z.array(z.object({ name: z.string(), browser_download_url: webAddress })),
  }),
);

/**
 * The published releases of a feed's JSON text, in its order, without drafts and prereleases; a `v` before a version's
 * number is removed. Throws `ReleaseFeedError`, which names the first invalid field.
 */
export function parseReleaseFeed(text: string): FeedRelease[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ReleaseFeedError('The feed is not JSON.');
  }
  const result = feedSchema.safeParse(json);
  if (!result.success) {
    const [issue] = result.error.issues;
    const place = issue?.path.join('.') || 'the whole';
    throw new ReleaseFeedError(
      `The feed is no list of releases: ${place}: ${issue?.message ?? 'not valid'}.`,
    );
  }
  return result.data.flatMap(({ tag_name, published_at, draft, prerelease, body, assets }) =>
    draft || prerelease || published_at === null
      ? []
      : [
          {
            version: tag_name.replace(/^v(?=\d)/i, ''),
            publishedAt: new Date(published_at),
            body: body ?? '',
            files: assets.map(({ name, browser_download_url: url }) => ({ name, url })),
          },
        ],
  );
}

const findNextPage = (links: string | null): string | undefined =>
  links?.match(/<([^>]+)>;[^,]*\brel="next"/)?.[1];

/** All pages of the feed at a web address. Rejects with `ReleaseFeedError`. */
export async function fetchReleaseFeed(address: string): Promise<FeedRelease[]> {
  const releases: FeedRelease[] = [];
  let url: string | undefined = address;
  for (let page = 0; url !== undefined && page < MAX_PAGES; page++) {
    const response: Response = await fetch(url, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { accept: 'application/json', 'user-agent': 'holeshot' },
    }).catch((cause: unknown) => {
      throw new ReleaseFeedError(`${url} does not answer.`, { cause });
    });
    if (!response.ok)
      throw new ReleaseFeedError(`${url} answered ${response.status} ${response.statusText}.`);
    const text = await response.text().catch((cause: unknown) => {
      throw new ReleaseFeedError(`${url} stopped sending.`, { cause });
    });
    releases.push(...parseReleaseFeed(text));
    const next = findNextPage(response.headers.get('link'));
    if (next && !URL.canParse(next, url))
      throw new ReleaseFeedError(`${url} names a next page without an address.`);
    url = next && new URL(next, url).href;
  }
  return releases;
}
