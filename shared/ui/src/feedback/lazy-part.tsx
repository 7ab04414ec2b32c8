import { type Failure, toFailure } from '@holeshot/client';
import { withRetry } from '@holeshot/platform';
import { type ComponentType, lazy, useState } from 'react';
import { FailedView } from './failed-view';

/**
 * A lazy component of a page, in a chunk of its own. `load` imports the chunk and resolves to the component. When it
 * fails, an error with a retry is shown in its place, and the rest of the page stays.
 */
export const lazyPart = <Props extends object>(what: string, load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    withRetry(load).then(
      (Part) => ({ default: Part }),
      (error: unknown) => ({
        default: (props: Props) => <FailedPart what={what} load={load} error={error} props={props} />,
      }),
    ),
  );

interface FailedPartProps<Props> {
  what: string;
  load: () => Promise<ComponentType<Props>>;
  error: unknown;
  /** props of the part */
  props: Props;
}

function FailedPart<Props extends object>({ what, load, error, props }: FailedPartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [failure, setFailure] = useState(() => describeFailure(error));
  const retry = () =>
    load().then(
      (component) => setPart(() => component),
      (newError: unknown) => setFailure(describeFailure(newError)),
    );
  return Part ? <Part {...props} /> : <FailedView what={what} failure={failure} retry={retry} />;
}

const describeFailure = (error: unknown): Failure => toFailure(error, window.location.pathname);
