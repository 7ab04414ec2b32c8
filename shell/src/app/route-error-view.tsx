import { FetchError, isChunkError, toFailure } from '@holeshot/client';
import { isPermanentStatus } from '@holeshot/contract';
import { PlatformContext, pageTitle, RouteError, useLocation, useNavigate } from '@holeshot/platform';
import { useSelfRetry } from '@holeshot/ui';
import { useCallback, useContext, useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { RoutingErrorView } from '../chrome/routing-error-view';
import { RemoteUnavailable } from '../federation/remote-loader';
import { errorTitle } from './error-title';
import type { PageHandle } from './page-finder';
import { useAnnounceRoute } from './route-announcer';
import { useServices } from './services';

interface RouteErrorViewProps {
  /** absent if no page matches the address */
  page?: PageHandle;
}

/**
 * Shown in place of a page that failed: the status of an API or routing error, the message of a network error, or the
 * remote that failed to load. When the page threw, an older build of it is tried before the crash dialog opens. Errors
 * that may be temporary offer a retry.
 */
export function RouteErrorView({ page }: RouteErrorViewProps) {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const title = pageTitle(errorTitle(error));
  useEffect(() => {
    document.title = title;
  }, [title]);
  const wasShown = useAnnounceRoute(true);

  const retry = useCallback(
    () => void navigate({ pathname, search, hash }, { replace: true }),
    [navigate, pathname, search, hash],
  );
  const isMissing = isAbsent(error);
  useSelfRetry(retry, isTemporary(error) || (wasShown && isMissing), isMissing ? MAY_RETURN_MS : undefined);
  if (error instanceof RouteError || isRouteErrorResponse(error)) {
    const { status, statusText } = error;
    const message = 'failure' in error && error.failure?.detail;
    return (
      <RoutingErrorView
        status={status}
        statusText={statusText}
        // the message says who removed the content
        {...(message ? { [status === GONE ? 'title' : 'message']: message } : {})}
        retry={isPermanentStatus(status) ? undefined : retry}
      />
    );
  }
  if (error instanceof FetchError) return <RoutingErrorView message={error.message} retry={retry} />;
  if (error instanceof RemoteUnavailable) {
    return (
      <RoutingErrorView
        title={`The ${error.remote.slice(3)} pages did not arrive`}
        message={navigator.onLine ? 'The rest of the site still works.' : 'You are offline.'}
        details={error.message}
        retry={retry}
      />
    );
  }
  const Missing = isChunkError(error) ? ChunkMissing : Crashed;
  return <Missing error={error} page={page} retry={retry} />;
}

const GONE = 410;
/** How long a page polls for what is no longer there. */
const MAY_RETURN_MS = 600_000;

/** Whether the page may recover by itself: network or site are unavailable, or removed content may be restored. */
function isTemporary(error: unknown): boolean {
  if (error instanceof RouteError || error instanceof FetchError)
    return error.status === GONE || !isPermanentStatus(error.status);
  return error instanceof RemoteUnavailable;
}

/** Of a page that was shown, its event may only be hidden for now. */
const isAbsent = (error: unknown): boolean =>
  error instanceof RouteError && (error.status === 404 || error.status === GONE);

interface CrashedProps {
  error: unknown;
  page: PageHandle | undefined;
  retry: () => void;
}

function Crashed({ error, page, retry }: CrashedProps) {
  const crash = useContext(PlatformContext)?.crash;
  const { pages } = useServices();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (page && pages.crash(page.remote, page.route.id, error)) return retry();
    setIsShown(true);
    crash?.(error);
  }, [page, pages, retry, crash, error]);
  if (!isShown) return null;
  return <RoutingErrorView message={error instanceof Error ? error.message : JSON.stringify(error)} />;
}

/** A part of a build failed to load: the network or the site is unavailable, or the build is broken. */
function ChunkMissing(props: CrashedProps) {
  const { error, retry } = props;
  const [isBroken, setIsBroken] = useState(false);
  useSelfRetry(retry, !isBroken);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry that fails again is another error
  useEffect(() => {
    fetch('/api/builds', { cache: 'no-store' }).then(
      ({ ok }) => setIsBroken(ok),
      () => undefined,
    );
  }, [error]);
  if (isBroken) return <Crashed {...props} />;
  const { message } = toFailure(error, '');
  return <RoutingErrorView title="The page did not arrive" message={message} retry={retry} />;
}
