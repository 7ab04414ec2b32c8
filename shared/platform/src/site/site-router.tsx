import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { LocationContext, NavigationContext, type SiteLocation } from '../navigation';
import { scrollTo } from './keep-scroll';
import type { Navigator, Visit } from './navigator';

interface SiteRouterProps {
  navigator: Navigator;
  /** until the first page is there, when none came with the document */
  fallback?: ReactNode;
  /** what is on screen for a visit; `pending` is where the visitor is going meanwhile */
  children: (visit: Visit, pending: SiteLocation | null) => ReactNode;
}

/**
 * Shows the visit a navigator is at. A visit is shown as a transition: the page before it stays until every part of
 * the next has its code.
 */
export function SiteRouter({ navigator, fallback = null, children }: SiteRouterProps) {
  const [{ visit, pending }, setState] = useState(navigator.state);

  useEffect(() => {
    const stop = navigator.subscribe((next) => {
      if (next.pending) setState((shown) => ({ ...shown, pending: next.pending }));
      else startTransition(() => setState(next));
    });
    setState(navigator.state());
    const end = navigator.start();
    return () => {
      end();
      stop();
    };
  }, [navigator]);

  if (!visit) return fallback;
  return (
    <NavigationContext.Provider value={navigator}>
      <LocationContext.Provider value={visit.location}>
        {children(visit, pending)}
        <Scrolled visit={visit} />
      </LocationContext.Provider>
    </NavigationContext.Provider>
  );
}

function Scrolled({ visit }: { visit: Visit }) {
  useEffectInBrowser(() => scrollTo(visit.scrollTo, visit.location.hash), [visit]);
  return null;
}

/** Before the eye sees the page; the server has no such moment, and React would say so. */
const useEffectInBrowser = typeof window === 'undefined' ? useEffect : useLayoutEffect;
