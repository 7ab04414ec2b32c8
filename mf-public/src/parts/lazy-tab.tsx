import { type Failure, toFailure } from '@holeshot/client';
import { withRetry } from '@holeshot/platform';
import { FailedView } from '@holeshot/ui';
import { type ComponentType, lazy, useState } from 'react';

/**
 * A tab that is a chunk of its own; `load` names the chunk and gives the component. When its code does not come, the
 * tab's place says so and offers to try again: the page around it stays.
 */
export const lazyTab = <Props extends object>(what: string, load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    withRetry(load).then(
      (Tab) => ({ default: Tab }),
      (error: unknown) => ({ default: failedTab(what, load, error) }),
    ),
  );

function failedTab<Props extends object>(
  what: string,
  load: () => Promise<ComponentType<Props>>,
  error: unknown,
): ComponentType<Props> {
  return function FailedTab(props) {
    const [Tab, setTab] = useState<ComponentType<Props> | null>(null);
    const [failure, setFailure] = useState(() => failureOf(error));
    const retry = () =>
      load().then(
        (loaded) => setTab(() => loaded),
        (again: unknown) => setFailure(failureOf(again)),
      );
    return Tab ? <Tab {...props} /> : <FailedView what={what} failure={failure} retry={retry} />;
  };
}

const failureOf = (error: unknown): Failure => toFailure(error, window.location.pathname);
