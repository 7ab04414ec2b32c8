import { useSession, withRetry } from '@holeshot/platform';
import { type ComponentType, lazy, Suspense } from 'react';
import type { SignedInProps } from './signed-in';

const SignedIn = lazy<ComponentType<SignedInProps>>(() =>
  withRetry(() => import('./signed-in')).then(
    (chunk) => ({ default: chunk.SignedIn }),
    // the rest of the page must survive a part that fails to load
    () => ({ default: () => null }),
  ),
);

/** A part of the shell that only signed-in people see and load. */
export function SignedInPart({ part }: Pick<SignedInProps, 'part'>) {
  const { user } = useSession();
  return (
    user && (
      <Suspense>
        <SignedIn part={part} user={user} />
      </Suspense>
    )
  );
}
