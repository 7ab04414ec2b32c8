import { useSession } from '@holeshot/platform';
import { Suspense } from 'react';
import { optionalPart } from './optional-part';
import type { SignedInProps } from './signed-in';

const SignedIn = optionalPart(() => import('./signed-in').then((chunk) => chunk.SignedIn));

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
