import { FetchError } from '@holeshot/client';
import { PlatformContext, pageTitle, RouteError, useLocation, useNavigate } from '@holeshot/platform';
import { useContext, useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { CrashPanel } from '../chrome/crash-panel';
import { RoutingErrorView } from '../chrome/routing-error-view';
import { RemoteUnavailable } from '../federation/remote-loader';
import { errorTitle } from './error-title';
import { useAnnounceRoute } from './route-announcer';

/**
 * Shown in place of a page that failed: the status of an API or routing error, the message of a network error, the crash
 * panel when a remote failed to load, the crash dialog for anything else. Errors that may be temporary offer a retry.
 */
export function RouteErrorView() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const title = pageTitle(errorTitle(error));
  useEffect(() => {
    document.title = title;
  }, [title]);
  useAnnounceRoute(error);

  const retry = () => void navigate(`${pathname}${search}`, { replace: true });
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
      <CrashPanel title="This part of the site could not be loaded" detail={error.message} retry={retry} />
    );
  }
  return <Crashed error={error} />;
}

/** Whether a retry would fail again: client errors, except for timeouts (408) and rate limits (429). */
const isPermanent = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;

function Crashed({ error }: { error: unknown }) {
  const crash = useContext(PlatformContext)?.crash;
  useEffect(() => crash?.(error), [crash, error]);
  return <RoutingErrorView message={error instanceof Error ? error.message : JSON.stringify(error)} />;
}
