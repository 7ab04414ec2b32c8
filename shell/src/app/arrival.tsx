import { styled } from '@holeshot/platform';
import type { Visit } from '@holeshot/platform/site';
import { VisuallyHidden } from '@holeshot/ui';
import { useEffect, useRef, useState } from 'react';

/** At the top: at the end of the page it would add to the page's height. */
const News = styled(VisuallyHidden)`
  top: 0;
`;

/**
 * What a browser does after loading a document, for a page that came without one: screen readers hear its title, and
 * the keyboard goes on from its heading. A change of tab or filter leaves both alone, and so does the first page. A
 * failure speaks for itself: it is an alert. Stands after the page, whose title is set by then.
 */
export function Arrival({ visit }: { visit: Visit }) {
  const shown = useRef(visit);
  const [news, setNews] = useState('');

  useEffect(() => {
    const before = shown.current;
    shown.current = visit;
    if (!isAnotherPage(before, visit)) return;
    focusPage();
    setNews(visit.failure ? '' : document.title);
  }, [visit]);

  return <News aria-live="polite">{news}</News>;
}

/** A failure takes the place of the page, and the page that of a failure: what had the focus is gone. */
const isAnotherPage = (before: Visit, after: Visit): boolean =>
  before !== after &&
  (before.location.pathname !== after.location.pathname || before.failure !== null || after.failure !== null);

function focusPage(): void {
  const main = document.querySelector<HTMLElement>('main');
  const target = main?.querySelector('h1') ?? main;
  if (!target) return;
  target.tabIndex = -1;
  // where the page is scrolled to is the navigation's matter
  target.focus({ preventScroll: true });
}
