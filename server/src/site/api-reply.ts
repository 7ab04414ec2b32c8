import type { ApiReply } from '@holeshot/contract';

interface Answer {
  status: number;
  /** JSON */
  body: string;
  value?: unknown;
  staleSinceMs?: number | undefined;
}

/** An answer of the API as pages read it. */
export const toApiReply = (answer: Answer): ApiReply => ({
  status: answer.status,
  statusText: '',
  text: async () => answer.body,
  ...(answer.value !== undefined && { value: answer.value }),
  ...(answer.staleSinceMs !== undefined && { staleSinceMs: answer.staleSinceMs }),
});
