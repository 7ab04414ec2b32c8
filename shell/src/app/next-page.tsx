import { type ReactNode, useContext, useEffect, useState } from 'react';
import { matchRoutes, UNSAFE_DataRouterContext, useLocation, useNavigation } from 'react-router';
import { useServices } from './services';

const SKELETON_AFTER_MS = 150;

/**
 * The open page, or the skeleton of the one the visitor is going to, when that takes longer than 150 ms.
 * A change of tab keeps the page: only another path shows a skeleton.
 */
export function NextPage({ children }: { children: ReactNode }) {
  const { location, state } = useNavigation();
  const { pathname } = useLocation();
  const { pages } = useServices();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const isLeaving = state === 'loading' && location.pathname !== pathname;
  const isLate = useAfter(isLeaving, SKELETON_AFTER_MS);

  if (!isLeaving || !isLate || !router) return children;
  const next = matchRoutes(router.routes, location)?.at(-1)?.route.id ?? '';
  const Skeleton = pages.find(next)?.Skeleton;
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
