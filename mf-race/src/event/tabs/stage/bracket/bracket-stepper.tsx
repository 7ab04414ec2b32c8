import { styled } from '@holeshot/platform';
import { WIDE } from '@holeshot/ui';
import { type RefObject, useEffect, useState } from 'react';
import { type BracketColumn, racesOfColumn } from './bracket-data';

const Steps = styled.nav`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  margin-top: 16px;
  overflow: hidden;
  border: 1px solid var(--edge);
  border-radius: 6px;
  a {
    display: grid;
    min-height: 44px;
    place-items: center;
    color: var(--t2);
    font-weight: 600;
  }
  a + a {
    border-left: 1px solid var(--line);
  }
  a[aria-current] {
    background: var(--t1);
    color: var(--bg);
  }
  a:focus-visible {
    outline-offset: -4px;
  }
  ${WIDE} {
    display: none;
  }
`;

/** Id of a column in the page. */
export const columnAnchor = (roundId: string): string => `bracket-${roundId}`;

interface BracketStepperProps {
  columns: readonly BracketColumn[];
  scroller: RefObject<HTMLElement | null>;
}

/** Phones show a round at a time: links to the rounds, with the open one marked. Opens the last round that has begun. */
export function BracketStepper({ columns, scroller }: BracketStepperProps) {
  const [open, setOpen] = useState(0);
  const lastBegun = columns.findLastIndex((column) =>
    racesOfColumn(column).some(({ state }) => state !== 'not-started'),
  );
  useEffect(() => {
    const strip = scroller.current;
    if (!strip || getComputedStyle(strip).scrollSnapType === 'none') return;
    const sections = [...strip.querySelectorAll('section')];
    const fit = (index: number) => {
      setOpen(index);
      // as high as the open round: the others may be much longer
      strip.style.height = `${(sections[index]?.offsetHeight ?? 0) + 8}px`;
    };
    const onScroll = () => fit(nearest(strip, sections));
    scrollToColumn(strip, sections[lastBegun]);
    onScroll();
    strip.addEventListener('scroll', onScroll, { passive: true });
    return () => strip.removeEventListener('scroll', onScroll);
  }, [scroller, lastBegun]);
  return (
    <Steps aria-label="Rounds of the bracket">
      {columns.map(({ id, step }, index) => (
        <a
          key={id}
          href={`#${columnAnchor(id)}`}
          {...(index === open ? { 'aria-current': true } : {})}
          onClick={(event) => {
            event.preventDefault();
            const strip = scroller.current;
            if (strip) scrollToColumn(strip, strip.querySelectorAll('section')[index]);
          }}
        >
          {step}
        </a>
      ))}
    </Steps>
  );
}

function scrollToColumn(strip: HTMLElement, column: HTMLElement | undefined): void {
  if (column) strip.scrollLeft = column.offsetLeft - (strip.clientWidth - column.offsetWidth) / 2;
}

/** Index of the column whose middle is nearest to the strip's. */
function nearest(strip: HTMLElement, columns: readonly HTMLElement[]): number {
  const middle = strip.scrollLeft + strip.clientWidth / 2;
  const distances = columns.map((column) => Math.abs(column.offsetLeft + column.offsetWidth / 2 - middle));
  return distances.indexOf(Math.min(...distances));
}
