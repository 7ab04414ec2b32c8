import { defineQuery } from '@holeshot/client';
import { usePlatform } from '@holeshot/platform';
import { failureText } from '@holeshot/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { leaveTo } from './leave-to';

/** A call whose reply does not matter. */
const callOf = (path: string) => defineQuery(path, async () => null);

/**
 * Calls a path once, past all caches, and then goes to a page of the site. Returns why the call failed, and a function
 * that tries again.
 */
export function useCallThenLeave(path: string, href: string) {
  const { client } = usePlatform();
  const [failure, setFailure] = useState<string | null>(null);
  const calledPath = useRef<string | null>(null);

  const call = useCallback(() => {
    setFailure(null);
    client.get(callOf(path), { cache: false }).then(
      () => leaveTo(href),
      (error: unknown) => setFailure(failureText(error)),
    );
  }, [client, path, href]);

  useEffect(() => {
    // a code signs in once
    if (calledPath.current === path) return;
    calledPath.current = path;
    call();
  }, [call, path]);

  return { failure, retry: call };
}
