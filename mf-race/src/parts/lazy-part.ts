import { withRetry } from '@holeshot/platform';
import { type ComponentType, lazy } from 'react';

/** A component that is a chunk of its own; `load` names the chunk and gives the component. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => withRetry(async () => ({ default: await load() })));
