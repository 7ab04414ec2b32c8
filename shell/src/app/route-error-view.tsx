import { FetchError } from '@holeshot/client';
import { PlatformContext, pageTitle, RouteError, useLocation, useNavigation } from '@holeshot/platform';
import { useContext, useEffect } from 'react';
import { CrashPanel } from '../chrome/crash-panel';
import { RoutingErrorView } from '../chrome/routing-error-view';
import { RemoteUnavailable } from '../federation/remote-loader';
import { failedTitle } from './failed-title';

/**
 * What stands in a page's place when it could not be shown: an API or routing error as its status, no reply as the
 * network's own words, a remote that did not come as the crash panel, anything else as its message with the crash dialog
 * above it. What may be there a moment later can be tried again.
 */
export function RouteErrorView({ error }: { error: unknown }) {
  const { navigate } = useNavigation();
  const { pathname, search } = useLocation();
  const title = pageTitle(failedTitle(error));
  useEffect(() => {
    document.title = title;
  }, [title]);

  const retry = () => navigate(`${pathname}${search}`, { replace: true });
  if (error instanceof RouteError) {
    const { status, statusText, failure } = error;
    const message = failure?.detail;
    return (
      <RoutingErrorView
        status={status}
        statusText={statusText}
        {...(message ? { message } : {})}
        {...(isLasting(status) ? {} : { retry })}
      />
    );
  }
  if (error instanceof FetchError) return <RoutingErrorView message={error.message} retry={retry} />;
  if (error instanceof RemoteUnavailable) {
    return (
      <CrashPanel title="This part of the site could not be loaded" detail={error.message} retry={retry} />
    );
  }
  return <Crashed error={error} />;
}

/** Whether asking again would give the same: the request itself is at fault, and not only its moment. */
const isLasting = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;

function Crashed({ error }: { error: unknown }) {
  const crash = useContext(PlatformContext)?.crash;
  useEffect(() => crash?.(error), [crash, error]);
  return <RoutingErrorView message={error instanceof Error ? error.message : JSON.stringify(error)} />;
}
