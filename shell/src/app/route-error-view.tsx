import { PlatformContext, RouteError, useLocation, useNavigation } from '@holeshot/platform';
import { useContext, useEffect } from 'react';
import { CrashPanel } from '../chrome/crash-panel';
import { RoutingErrorView } from '../chrome/routing-error-view';
import { RemoteUnavailable } from '../federation/remote-loader';

/**
 * What stands in a page's place when it could not be shown: an API or routing error as its status, a remote
 * that did not come as the crash panel, anything else as its message with the crash dialog above it.
 */
export function RouteErrorView({ error }: { error: unknown }) {
  if (error instanceof RouteError) {
    const { status, statusText, failure } = error;
    const message = failure?.detail;
    return <RoutingErrorView status={status} statusText={statusText} {...(message ? { message } : {})} />;
  }
  if (error instanceof RemoteUnavailable) return <UnavailablePanel error={error} />;
  return <Crashed error={error} />;
}

function UnavailablePanel({ error }: { error: RemoteUnavailable }) {
  const { navigate } = useNavigation();
  const { pathname, search } = useLocation();
  return (
    <CrashPanel
      title="This part of the site could not be loaded"
      detail={error.message}
      retry={() => navigate(`${pathname}${search}`, { replace: true })}
    />
  );
}

function Crashed({ error }: { error: unknown }) {
  const crash = useContext(PlatformContext)?.crash;
  useEffect(() => crash?.(error), [crash, error]);
  return <RoutingErrorView message={error instanceof Error ? error.message : JSON.stringify(error)} />;
}
