/** How many rows a page of a list has. */
export const PAGE_SIZE = 50;

interface PagerProps {
  /** from 1 */
  page: number;
  total: number;
  getHref: (page: number) => string;
}

/** The page that was asked for, from 1, or the last one where there are fewer; and how many rows come before it. */
export function findPage(asked: number, total: number): { page: number; offset: number } {
  const page = Math.min(asked, Math.max(1, Math.ceil(total / PAGE_SIZE)));
  return { page, offset: (page - 1) * PAGE_SIZE };
}

/** The current page, with links to the previous and next one. Renders nothing for a single page. */
export function Pager({ page, total, getHref }: PagerProps) {
  if (total <= PAGE_SIZE) return null;
  const first = (page - 1) * PAGE_SIZE + 1;
  const last = Math.min(page * PAGE_SIZE, total);
  return (
    <nav className="pager" aria-label="Pages">
      <span>
        {first}–{last} of {total}
      </span>
      {page > 1 && (
        <a className="button outline" href={getHref(page - 1)}>
          Previous
        </a>
      )}
      {last < total && (
        <a className="button outline" href={getHref(page + 1)}>
          Next
        </a>
      )}
    </nav>
  );
}
