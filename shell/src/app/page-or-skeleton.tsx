import { useLocation } from '@holeshot/platform';
import { type ReactNode, useEffect, useState } from 'react';
import type { Location } from 'react-router-dom';
import { useServices } from './services';

const SKELETON_AFTER_MS = 150;

interface PageOrSkeletonProps {
  /** target of the navigation in progress */
  pending: Location | undefined;
  /** the current page */
  children: ReactNode;
}

/**
 * Shows the current page, and the next page's skeleton once a navigation has taken 150 ms. Only a change of path shows
 * a skeleton, not a change of tab.
 */
export function PageOrSkeleton({ pending, children }: PageOrSkeletonProps) {
  const { pathname } = useLocation();
  const { findPage, pages } = useServices();
  const isLeaving = pending !== undefined && pending.pathname !== pathname;
  const isLate = useDelay(isLeaving, SKELETON_AFTER_MS);

  if (!isLeaving || !isLate) return children;
  const Skeleton = pages.find(findPage(pending.pathname)?.route.id ?? '')?.Skeleton;
  return Skeleton ? <Skeleton /> : children;
}

/** True once `active` has been true for `ms`. */
function useDelay(active: boolean, ms: number): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setIsDue(true), ms);
    return () => {
      clearTimeout(timer);
      setIsDue(false);
    };
  }, [active, ms]);
  return active && isDue;
}
