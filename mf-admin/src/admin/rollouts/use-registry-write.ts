import { FetchError, type WriteMethod } from '@holeshot/client';
import { usePlatform } from '@holeshot/platform';
import { failureText } from '@holeshot/ui';

export type RegistryWrite = (method: WriteMethod, path: string, body?: unknown) => Promise<string>;

/**
 * Returns a function that writes, then calls `reload`; resolves to the reply's text. When somebody else has changed the
 * registry first it reloads as well, and throws an error that says so.
 */
export function useRegistryWrite(reload: () => Promise<void>): RegistryWrite {
  const { client } = usePlatform();
  return async (method, path, body) => {
    try {
      const reply = await client.send(method, path, body);
      await reload();
      return reply;
    } catch (error) {
      if (!(error instanceof FetchError && error.status === 409)) throw error;
      await reload();
      throw new Error(`${failureText(error)} It is loaded again: look at it before you try again.`);
    }
  };
}
