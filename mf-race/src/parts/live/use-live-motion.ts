import { type RefObject, useLayoutEffect, useRef } from 'react';

const MOVE: KeyframeAnimationOptions = { duration: 180, easing: 'cubic-bezier(.2,.8,.2,1)' };
const FLASH: KeyframeAnimationOptions = { duration: 900, easing: 'ease-out' };

interface Standing {
  place: number;
  top: number;
  /** number of the newest lap */
  lap: string | undefined;
}

/**
 * Rows of the table that changed places slide there, and the cells of a new time (`data-latest`) flash once. Nothing
 * moves at first, nor where less motion is asked for.
 */
export function useLiveMotion(table: RefObject<HTMLTableElement | null>): void {
  const before = useRef(new WeakMap<Element, Standing>());
  useLayoutEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const row of table.current?.tBodies[0]?.rows ?? []) {
      const latest = row.querySelectorAll<HTMLElement>('[data-latest]');
      const is = { place: row.sectionRowIndex, top: row.offsetTop, lap: latest[0]?.dataset.latest };
      const was = before.current.get(row);
      before.current.set(row, is);
      if (!was || isCalm) continue;
      if (was.place !== is.place) {
        row.animate([{ transform: `translateY(${was.top - is.top}px)` }, { transform: 'none' }], MOVE);
      }
      if (was.lap !== is.lap) {
        for (const cell of latest) cell.animate([{ background: 'var(--s3)' }, { background: 'none' }], FLASH);
      }
    }
  });
}
