import { type RefObject, useEffect, useRef, useState } from 'react';
import { type BracketColumn, racesOfColumn } from './bracket-data';

interface OpenColumn {
  /** ref of the element that scrolls the columns sideways */
  scroller: RefObject<HTMLDivElement | null>;
  /** index of the column in view; initially, that of the last round that has begun */
  open: number;
  showColumn: (index: number) => void;
}

/** Tracks the column of a bracket that is in view, if not all of them fit. */
export function useOpenColumn(columns: readonly BracketColumn[]): OpenColumn {
  const scroller = useRef<HTMLDivElement>(null);
  const lastBegun = Math.max(
    0,
    columns.findLastIndex((column) => racesOfColumn(column).some(({ state }) => state !== 'not-started')),
  );
  const [open, setOpen] = useState(lastBegun);
  const last = Math.max(1, columns.length - 1);
  useEffect(() => {
    const strip = scroller.current;
    if (!strip) return;
    const onScroll = () => {
      const hidden = hiddenWidth(strip);
      if (hidden > 0) setOpen(Math.round((strip.scrollLeft / hidden) * last));
    };
    // for browsers without scroll-initial-target
    strip.scrollLeft = (hiddenWidth(strip) * lastBegun) / last;
    onScroll();
    strip.addEventListener('scroll', onScroll, { passive: true });
    return () => strip.removeEventListener('scroll', onScroll);
  }, [lastBegun, last]);
  return {
    scroller,
    open,
    showColumn(index) {
      const strip = scroller.current;
      if (strip) strip.scrollLeft = (hiddenWidth(strip) * index) / last;
    },
  };
}

const hiddenWidth = (strip: HTMLElement): number => strip.scrollWidth - strip.clientWidth;
