import type { ApiReply, RenderRequest } from '@holeshot/contract';

interface RepliesSummary {
  /** when the oldest stale reply was read, ms; absent while the database responds */
  staleSinceMs?: number;
  /** whether a response reports that the data is unavailable */
  isAway: boolean;
}

/** Forwards requests to `fetch`, and summarizes the state of the data from the responses. */
export function watchReplies(fetch: RenderRequest['fetch']): {
  fetch: (url: string) => Promise<ApiReply>;
  summary: RepliesSummary;
} {
  const summary: RepliesSummary = { isAway: false };
  return {
    summary,
    async fetch(url) {
      const reply = await fetch(url);
      if (reply.status === 503) summary.isAway = true;
      if (reply.staleSinceMs !== undefined) {
        summary.staleSinceMs = Math.min(reply.staleSinceMs, summary.staleSinceMs ?? reply.staleSinceMs);
      }
      return reply;
    },
  };
}
