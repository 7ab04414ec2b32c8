import type { Settled } from '@holeshot/client';
import { useRevalidator } from '@holeshot/platform';
import type { ReactNode } from 'react';
import { FailedView } from './failed-view';

interface LoadedPartProps<T> {
  /** the part's name, for the message of its failure */
  what: string;
  part: Settled<T>;
  children: (value: T) => ReactNode;
}

/** A part of a page that may fail on its own: its content, or the failure with a button that reloads the data. */
export function LoadedPart<T>({ what, part, children }: LoadedPartProps<T>) {
  const { revalidate } = useRevalidator();
  return part.ok ? (
    children(part.value)
  ) : (
    <FailedView what={what} failure={part.failure} retry={revalidate} />
  );
}
