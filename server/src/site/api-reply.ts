import type { ApiReply } from '@holeshot/contract';

interface Answer {
  status: number;
  /** JSON */
  body: string;
  staleSinceMs?: number | undefined;
}

/** An answer of the API as pages read it. */
export const toApiReply = ({ status, body, staleSinceMs }: Answer): ApiReply => ({
  status,
  statusText: '',
  text: async () => body,
  ...(staleSinceMs !== undefined && { staleSinceMs }),
});
