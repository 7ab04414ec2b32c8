import { type SiteLocation, useLocation } from '@holeshot/platform';
import { type ReactNode, useEffect, useState } from 'react';
import { useServices } from './services';

const SKELETON_AFTER_MS = 150;

/**
 * The open page, or the skeleton of the one the visitor is going to, when that takes longer than 150 ms.
 * A change of tab keeps the page: only another path shows a skeleton.
 */
export function NextPage({ pending, children }: { pending: SiteLocation | null; children: ReactNode }) {
  const { pathname } = useLocation();
  const { findPage, pages } = useServices();
  const isLeaving = pending !== null && pending.pathname !== pathname;
  const isLate = useAfter(isLeaving, SKELETON_AFTER_MS);

  if (!isLeaving || !isLate) return children;
  const Skeleton = pages.find(findPage(pending.pathname)?.route.id ?? '')?.Skeleton;
  return Skeleton ? <Skeleton /> : children;
}

/** True once `active` has lasted that long. */
function useAfter(active: boolean, ms: number): boolean {
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
