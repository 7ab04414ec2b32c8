interface PagerProps {
  /** from 1 */
  page: number;
  pageSize: number;
  total: number;
  getHref: (page: number) => string;
}

/** The current page, with links to the previous and next one. Renders nothing for a single page. */
export function Pager({ page, pageSize, total, getHref }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pages === 1 && page === 1) return null;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <nav className="pager" aria-label="Pages">
      <span>{first > total ? `No more of ${total}` : `${first}–${last} of ${total}`}</span>
      {page > 1 && (
        <a className="button outline" href={getHref(Math.min(page - 1, pages))}>
          Previous
        </a>
      )}
      {page < pages && (
        <a className="button outline" href={getHref(page + 1)}>
          Next
        </a>
      )}
    </nav>
  );
}
