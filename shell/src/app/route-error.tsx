import type { Failure } from '@holeshot/client';
import {
  isRouteErrorResponse,
  PlatformContext,
  useLocation,
  useNavigate,
  useRouteError,
} from '@holeshot/platform';
import { useContext, useEffect } from 'react';
import { CrashPanel } from '../chrome/crash-panel';
import { RoutingErrorView } from '../chrome/routing-error-view';
import { RemoteUnavailable } from '../federation/remote-loader';

/**
 * What stands in a page's place when it could not be shown: an API or routing error as its status, a remote
 * that did not come as the crash panel, anything else as its message with the crash dialog above it.
 */
export function RouteError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error)) {
    const failure = error.data as Failure | null;
    return (
      <RoutingErrorView
        status={error.status}
        statusText={error.statusText}
        {...(failure?.detail ? { message: failure.detail } : {})}
      />
    );
  }
  if (error instanceof RemoteUnavailable) return <UnavailablePanel error={error} />;
  return <Crashed error={error} />;
}

function UnavailablePanel({ error }: { error: RemoteUnavailable }) {
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <CrashPanel
      title="This part of the site could not be loaded"
      detail={error.message}
      retry={() => navigate(location, { replace: true })}
    />
  );
}

function Crashed({ error }: { error: unknown }) {
  const crash = useContext(PlatformContext)?.crash;
  useEffect(() => crash?.(error), [crash, error]);
  return <RoutingErrorView message={error instanceof Error ? error.message : JSON.stringify(error)} />;
}
