import { defineQuery } from '@holeshot/client';
import { usePlatform } from '@holeshot/platform';
import { failureText } from '@holeshot/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { leaveTo } from './leave-to';

/** A call whose response does not matter. */
const getCall = (path: string) => defineQuery(path, async () => null);

/**
 * Calls a path once, bypassing all caches, and then goes to a page of the site. Returns the failure of the call, and a
 * function that retries.
 */
export function useCallThenLeave(path: string, getHref: () => string) {
  const { client } = usePlatform();
  const [failure, setFailure] = useState<string | null>(null);
  const calledPath = useRef<string | null>(null);

  const call = useCallback(() => {
    setFailure(null);
    client.get(getCall(path), { cache: false }).then(
      () => leaveTo(getHref()),
      (error: unknown) => setFailure(failureText(error)),
    );
  }, [client, path, getHref]);

  useEffect(() => {
    // once per path, because a code signs in only once
    if (calledPath.current === path) return;
    calledPath.current = path;
    call();
  }, [call, path]);

  return { failure, retry: call };
}
