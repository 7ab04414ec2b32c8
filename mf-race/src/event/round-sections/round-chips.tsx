import { styled } from '@holeshot/platform';
import { LiveDot, PHONE } from '@holeshot/ui';
import { useEffect, useRef, useState } from 'react';
import type { RoundSectionData } from './rounds-data';
import { sectionAnchor } from './section-anchor';

const Chips = styled.nav`
  display: flex;
  flex: 1;
  gap: 6px;
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
  a {
    display: flex;
    flex: none;
    align-items: center;
    gap: 8px;
    min-height: 40px;
    padding: 0 14px;
    border: 1px solid var(--line);
    border-radius: 6px;
    color: var(--t2);
    font-weight: 600;
  }
  a:hover {
    background: var(--s1);
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  a[aria-current] {
    border-color: var(--t1);
    color: var(--t1);
  }
  a[data-coming] {
    color: var(--t3);
  }
  ${PHONE} {
    margin-left: calc(-1 * var(--gutter));
    padding: 0 20px 0 var(--gutter);
    mask: linear-gradient(90deg, #000 88%, transparent);
    a {
      min-height: 44px;
      padding: 0 12px;
    }
  }
`;

/** Links to the sections, in racing order; the one in view is marked. */
export function RoundChips({ sections }: { sections: readonly RoundSectionData[] }) {
  const strip = useRef<HTMLElement>(null);
  const current = useSectionInView(sections);
  useEffect(() => {
    const chip = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (!strip.current || !chip || current === undefined) return;
    strip.current.scrollLeft =
      chip.offsetLeft - strip.current.offsetLeft - (strip.current.clientWidth - chip.offsetWidth) / 2;
  }, [current]);
  return (
    <Chips ref={strip} aria-label="Rounds">
      {[...sections].sort(inRacingOrder).map(({ id, chip, races }) => (
        <a
          key={id}
          href={`#${sectionAnchor(id)}`}
          aria-current={id === current || undefined}
          data-coming={races.every(({ state }) => state === 'not-started') || undefined}
        >
          {chip}
          {races.some(({ state }) => state === 'in-progress') && <LiveDot />}
        </a>
      ))}
    </Chips>
  );
}

const inRacingOrder = (a: RoundSectionData, b: RoundSectionData): number => a.order - b.order;

/** The upper part of the window, below the sticky bars. */
const IN_VIEW: IntersectionObserverInit = { rootMargin: '-170px 0px -55% 0px' };

/** Id of the section in view; the first one until the page is scrolled. */
function useSectionInView(sections: readonly RoundSectionData[]): string | undefined {
  const [seenId, setSeenId] = useState<string | null>(null);
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const inView = new Set<string>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const id = target.id;
        if (isIntersecting) inView.add(id);
        else inView.delete(id);
      }
      const first = ids.split(' ').find((id) => inView.has(sectionAnchor(id)));
      if (first !== undefined) setSeenId(first);
    }, IN_VIEW);
    for (const id of ids.split(' ')) {
      const section = document.getElementById(sectionAnchor(id));
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return sections.find(({ id }) => id === seenId)?.id ?? sections[0]?.id;
}
