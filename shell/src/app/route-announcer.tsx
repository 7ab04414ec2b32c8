import { styled, useLocation } from '@holeshot/platform';
import { focusElement, focusHeading, VisuallyHidden } from '@holeshot/ui';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';

/** At the top of the page: at the end it would add to the page's height. */
const Announcement = styled(VisuallyHidden)`
  top: 0;
`;

interface Route {
  pathname: string;
  /** whether an error replaces the page */
  hasFailed: boolean;
}

interface Announcer {
  announce: (route: Route) => void;
  /** whether the last page without an error was the one at this path */
  wasShown: (pathname: string) => boolean;
}

const AnnouncerContext = createContext<Announcer>({ announce: () => undefined, wasShown: () => false });

/**
 * After a client-side navigation, announces the title to screen readers and moves the focus to the page's heading, as a
 * browser does after a document load. Does nothing for the first page. An error is an alert, which screen readers
 * announce anyway.
 */
export function RouteAnnouncer({ children }: { children: ReactNode }) {
  const isFirst = useRef(true);
  const shownPath = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState('');
  const announcer = useMemo<Announcer>(
    () => ({
      announce({ pathname, hasFailed }) {
        if (!isFirst.current) {
          focusPage();
          setAnnouncement(hasFailed ? '' : document.title);
        }
        isFirst.current = false;
        if (!hasFailed) shownPath.current = pathname;
      },
      wasShown: (pathname) => pathname === shownPath.current,
    }),
    [],
  );

  return (
    <AnnouncerContext.Provider value={announcer}>
      {children}
      <Announcement aria-live="polite">{announcement}</Announcement>
    </AnnouncerContext.Provider>
  );
}

/**
 * Called by pages and error views. Does not announce a change of tab or filter (same path), or a repeated failure. Returns
 * whether the page at this path was shown before.
 */
export function useAnnounceRoute(hasFailed = false): boolean {
  const { announce, wasShown } = useContext(AnnouncerContext);
  const { pathname } = useLocation();
  const route = useMemo(() => ({ pathname, hasFailed }), [pathname, hasFailed]);
  useEffect(() => announce(route), [announce, route]);
  return wasShown(pathname);
}

/** Moves the focus to the page's heading. */
export function focusPage(): void {
  const main = document.querySelector<HTMLElement>('main');
  if (!main || focusHeading(main)) return;
  // the router restores the scroll position
  focusElement(main);
  // the heading may be in a part whose code is loading; a reader who moves on keeps the focus
  const observer = new MutationObserver(() => {
    if (document.activeElement !== main || focusHeading(main)) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
}
