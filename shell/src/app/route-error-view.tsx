import { FetchError } from '@holeshot/client';
import { PlatformContext, pageTitle, RouteError, useLocation, useNavigate } from '@holeshot/platform';
import { useCallback, useContext, useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { RoutingErrorView } from '../chrome/routing-error-view';
import { RemoteUnavailable } from '../federation/remote-loader';
import { errorTitle } from './error-title';
import type { PageHandle } from './page-finder';
import { useAnnounceRoute } from './route-announcer';
import { useServices } from './services';

interface RouteErrorViewProps {
  /** absent where the site has no page */
  page?: PageHandle;
}

/**
 * Shown in place of a page that failed: the status of an API or routing error, the message of a network error, or the
 * remote that failed to load. When the page threw, the page of an older build replaces it, or the crash dialog
 * says so. Errors that may be temporary offer a retry.
 */
export function RouteErrorView({ page }: RouteErrorViewProps) {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const title = pageTitle(errorTitle(error));
  useEffect(() => {
    document.title = title;
  }, [title]);
  useAnnounceRoute(error);

  const retry = useCallback(
    () => void navigate(`${pathname}${search}${hash}`, { replace: true }),
    [navigate, pathname, search, hash],
  );
  if (error instanceof RouteError) {
    const { status, statusText, failure } = error;
    const message = failure?.detail;
    return (
      <RoutingErrorView
        status={status}
        statusText={statusText}
        {...(message ? { message } : {})}
        {...(isPermanent(status) ? {} : { retry })}
      />
    );
  }
  if (isRouteErrorResponse(error)) {
    return <RoutingErrorView status={error.status} statusText={error.statusText} />;
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
  return <Crashed error={error} page={page} retry={retry} />;
}

/** Whether a retry would fail again: client errors, except for timeouts (408) and rate limits (429). */
const isPermanent = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;

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
