import { flash, prefersReducedMotion, slide } from './animations';

interface RowState {
  index: number;
  top: number;
  /** number of the latest lap */
  lap: string | undefined;
}

/**
 * Animates rows of the table body that change their order, and flashes the cells of a new time (`data-latest`) once,
 * unless the visitor prefers reduced motion. React keeps a pilot's row element, so that elements identify rows. Returns
 * a function that stops it.
 */
export function animateRows(body: HTMLTableSectionElement): () => void {
  let before = rowStates(body);
  const observer = new MutationObserver(() => {
    const now = rowStates(body);
    for (const [row, state] of prefersReducedMotion() ? [] : now) {
      const last = before.get(row);
      if (last && last.index !== state.index) slide(row, last.top - state.top);
      if (last && state.lap !== undefined && last.lap !== state.lap) getLatest(row).forEach(flash);
    }
    before = now;
  });
  // The callback runs after all changes of an update and before they are painted.
  observer.observe(body, { childList: true, subtree: true, attributeFilter: ['data-latest'] });
  return () => observer.disconnect();
}

const getLatest = (row: Element) => row.querySelectorAll<HTMLElement>('[data-latest]');

const rowStates = (body: HTMLTableSectionElement): Map<HTMLTableRowElement, RowState> =>
  new Map(
    [...body.rows].map((row) => [
      row,
      { index: row.sectionRowIndex, top: row.offsetTop, lap: getLatest(row)[0]?.dataset.latest },
    ]),
  );
