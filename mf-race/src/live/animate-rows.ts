import { flash, prefersReducedMotion, slide } from './animations';

interface RowState {
  index: number;
  top: number;
  /** number of the latest lap */
  lap: string | undefined;
}

/**
 * A ref of a list or table body: animates rows that change their order, and flashes the cells of a new time
 * (`data-latest`) once, unless the visitor prefers reduced motion. React keeps a pilot's row element, so that elements
 * identify rows.
 */
export function animateRows(list: HTMLElement | null): () => void {
  if (!list) return () => undefined;
  let before = rowStates(list);
  const observer = new MutationObserver(() => {
    const now = rowStates(list);
    for (const [row, state] of prefersReducedMotion() ? [] : now) {
      const last = before.get(row);
      if (last && last.index !== state.index) slide(row, last.top - state.top);
      if (last && state.lap !== undefined && last.lap !== state.lap) getLatest(row).forEach(flash);
    }
    before = now;
  });
  // The callback runs after all changes of an update and before they are painted.
  observer.observe(list, { childList: true, subtree: true, attributeFilter: ['data-latest'] });
  return () => observer.disconnect();
}

const getLatest = (row: Element) => row.querySelectorAll<HTMLElement>('[data-latest]');

const rowStates = (list: HTMLElement): Map<HTMLElement, RowState> =>
  new Map(
    [...list.children]
      .filter((row) => row instanceof HTMLElement)
      .map((row, index) => [row, { index, top: row.offsetTop, lap: getLatest(row)[0]?.dataset.latest }]),
  );
