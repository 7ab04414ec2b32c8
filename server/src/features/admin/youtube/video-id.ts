const VIDEO_ID = /^[\w-]{11}$/;
const CHANNEL_ID = /^UC[\w-]{22}$/;
/** Addresses whose path ends with the id. */
const PATHS = /^\/(?:live|embed|shorts|v)\/([^/]+)\/?$/;
const HOSTS: ReadonlySet<string> = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'www.youtube-nocookie.com',
]);

const parseUrl = (text: string): URL | undefined =>
  /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;

/** The id of a video, from an id or from any address that the platform gives it; undefined for any other text. */
export function findVideoId(text: string): string | undefined {
  const trimmed = text.trim();
  const url = parseUrl(trimmed);
  const id = url ? findIdIn(url) : trimmed;
  return id !== undefined && VIDEO_ID.test(id) ? id : undefined;
}

function findIdIn({ hostname, pathname, searchParams }: URL): string | undefined {
  if (hostname === 'youtu.be') return pathname.slice(1);
  if (!HOSTS.has(hostname)) return undefined;
  return searchParams.get('v') ?? PATHS.exec(pathname)?.[1];
}

/** The id of a channel, from an id or from the address of the channel with it; undefined for any other text. */
export function findChannelId(text: string): string | undefined {
  const trimmed = text.trim();
  const url = parseUrl(trimmed);
  const id = url
    ? HOSTS.has(url.hostname)
      ? /^\/channel\/([^/]+)/.exec(url.pathname)?.[1]
      : undefined
    : trimmed;
  return id !== undefined && CHANNEL_ID.test(id) ? id : undefined;
}
