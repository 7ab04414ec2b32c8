import { createServer } from 'node:http';

interface FakeVideo {
  id: string;
  title: string;
  /** ISO 8601; a plain upload has none */
  startedAt?: string;
  endedAt?: string;
}

export interface FakeYoutube {
  baseUrl: string;
  /** videos by channel id, newest first; may be changed between calls */
  channels: Record<string, FakeVideo[]>;
  /** the path of each call received */
  calls: string[];
  close(): Promise<void>;
}

const GOOD_KEY = 'good-key';

/** A server on this machine that answers as YouTube's Data API v3 does, pages and errors included. */
export async function startFakeYoutube(pageSize = 50): Promise<FakeYoutube> {
  const channels: FakeYoutube['channels'] = {};
  const calls: string[] = [];

  const answer = (path: string, search: URLSearchParams): [status: number, json: unknown] => {
    if (search.get('key') !== GOOD_KEY) {
      const message = 'API key not valid. Please pass a valid API key.';
      return [400, { error: { code: 400, message, status: 'INVALID_ARGUMENT', errors: [{ message }] } }];
    }
    if (path === '/youtube/v3/channels') {
      const id = search.get('id') ?? '';
      const items = channels[id]
        ? [{ kind: 'youtube#channel', id, contentDetails: { relatedPlaylists: { uploads: `UU${id}` } } }]
        : undefined;
      return [200, { kind: 'youtube#channelListResponse', pageInfo: {}, ...(items ? { items } : {}) }];
    }
    if (path === '/youtube/v3/playlistItems') {
      const list = channels[(search.get('playlistId') ?? '').slice(2)] ?? [];
      const first = Number(search.get('pageToken') ?? 0);
      const items = list
        .slice(first, first + pageSize)
        .map(({ id }) => ({ kind: 'youtube#playlistItem', contentDetails: { videoId: id } }));
      const more = first + pageSize < list.length ? { nextPageToken: String(first + pageSize) } : {};
      return [200, { kind: 'youtube#playlistItemListResponse', ...more, items }];
    }
    if (path === '/youtube/v3/videos') {
      const ids = (search.get('id') ?? '').split(',');
      const items = Object.values(channels)
        .flat()
        .filter(({ id }) => ids.includes(id))
        .map(({ id, title, startedAt, endedAt }) => ({
          kind: 'youtube#video',
          id,
          snippet: { title },
          ...(startedAt && {
            liveStreamingDetails: { actualStartTime: startedAt, ...(endedAt && { actualEndTime: endedAt }) },
          }),
        }));
      return [200, { kind: 'youtube#videoListResponse', items }];
    }
    return [404, { error: { code: 404, message: 'Not found.' } }];
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    calls.push(url.pathname);
    const [status, json] = answer(url.pathname, url.searchParams);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}/youtube/v3`,
    channels,
    calls,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
