import { withRetry } from '@holeshot/platform';
import { type ComponentType, lazy } from 'react';

/**
 * A lazy part of the shell, in a chunk of its own. Shows nothing when the chunk does not load, also while the tab leaves the
 * page: the rest of the page must survive.
 */
export const optionalPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    withRetry(load).then(
      (Part) => ({ default: Part }),
      () => ({ default: () => null }),
    ),
  );
