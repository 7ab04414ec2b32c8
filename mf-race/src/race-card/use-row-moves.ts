import { type RefObject, useLayoutEffect, useRef } from 'react';
import { ROW_MOVE } from '../live/row-move';

/**
 * Animates the rows of a list to their new positions when their order changes, unless the visitor prefers reduced
 * motion. `order` is a key of the rendered order. React keeps a row's element, so that elements identify rows.
 */
export function useRowMoves(list: RefObject<HTMLElement | null>, order: string): void {
  const tops = useRef(new Map<Element, number>());
  useLayoutEffect(() => {
    const rows = [...(list.current?.children ?? [])].filter((row) => row instanceof HTMLElement);
    const before = tops.current;
    tops.current = new Map(rows.map((row) => [row, row.offsetTop]));
    if (order === '' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const row of rows) {
      const shift = (before.get(row) ?? row.offsetTop) - row.offsetTop;
      if (shift !== 0)
        row.animate([{ transform: `translateY(${shift}px)` }, { transform: 'none' }], ROW_MOVE);
    }
  }, [list, order]);
}
