interface PagerProps {
  /** from 1 */
  page: number;
  pageSize: number;
  total: number;
  getHref: (page: number) => string;
}

/** The page, from 1, that was asked for; the last one where there are fewer. */
export const getExistingPage = (page: number, pageSize: number, total: number): number =>
  Math.min(page, Math.max(1, Math.ceil(total / pageSize)));

/** The current page, with links to the previous and next one. Renders nothing for a single page. */
export function Pager({ page, pageSize, total, getHref }: PagerProps) {
  if (total <= pageSize) return null;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
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
