const MOVE: KeyframeAnimationOptions = { duration: 180, easing: 'cubic-bezier(.2,.8,.2,1)' };
const FLASH: KeyframeAnimationOptions = { duration: 900, easing: 'ease-out' };

interface Standing {
  place: number;
  top: number;
  /** number of the newest lap */
  lap: string | undefined;
}

/**
 * Lets rows of the table body that change places slide there, and the cells of a new time (`data-latest`) flash once;
 * neither where less motion is asked for. Rows are told apart by their elements, which stay with their pilots. Returns
 * what ends it.
 */
export function watchRows(body: HTMLTableSectionElement): () => void {
  let before = standings(body);
  const observer = new MutationObserver(() => {
    const now = standings(body);
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const [row, is] of isCalm ? [] : now) {
      const was = before.get(row);
      if (was && was.place !== is.place) {
        row.animate([{ transform: `translateY(${was.top - is.top}px)` }, { transform: 'none' }], MOVE);
      }
      if (was && is.lap !== undefined && was.lap !== is.lap) {
        for (const cell of latestOf(row)) {
          cell.animate([{ background: 'var(--s3)' }, { background: 'none' }], FLASH);
        }
      }
    }
    before = now;
  });
  // its callback comes after all changes of one update, and before they are painted
  observer.observe(body, { childList: true, subtree: true, attributeFilter: ['data-latest'] });
  return () => observer.disconnect();
}

const latestOf = (row: Element) => row.querySelectorAll<HTMLElement>('[data-latest]');

const standings = (body: HTMLTableSectionElement): Map<HTMLTableRowElement, Standing> =>
  new Map(
    [...body.rows].map((row) => [
      row,
      { place: row.sectionRowIndex, top: row.offsetTop, lap: latestOf(row)[0]?.dataset.latest },
    ]),
  );
