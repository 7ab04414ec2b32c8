/* All icons of the site. They are decorative: the link, button or text beside them needs a name. */

/** The site's logo: two gate posts and a red shot through the gap. `size` in px. */
export const Mark = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <path d="M5 4h6v24H5zM21 4h6v7.5h-6zM21 20.5h6V28h-6z" fill="var(--t1)" />
    <path d="M12.8 13.6H27l5 2.4-5 2.4H12.8zM0 15.2h3.5v1.6H0z" fill="var(--red)" />
  </svg>
);

/** A magnifier. */
export const SearchIcon = () => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    <path d="M12.8 12.8 18 18M14 8.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0z" />
  </svg>
);

/** Two gates with a line through them, for loading. */
export const LoadingIcon = () => (
  <svg width={34} height={22} viewBox="0 0 34 22" aria-hidden="true">
    <path d="M9 3v16M25 3v16" stroke="var(--edge)" strokeWidth={3} />
    <path d="M0 11h20" stroke="var(--red)" strokeWidth={3} />
  </svg>
);

/** Two gates with a dashed line between them, for empty views. */
export const EmptyIcon = () => (
  <svg width={120} height={56} viewBox="0 0 120 56" fill="none" aria-hidden="true">
    <path d="M6 52V12h34v40M80 52V12h34v40" stroke="var(--edge)" strokeWidth={3} />
    <path d="M46 32h28" stroke="var(--edge)" strokeWidth={2} strokeDasharray="4 5" />
  </svg>
);

/** A broken gate, for errors. */
export const BrokenIcon = () => (
  <svg width={120} height={56} viewBox="0 0 120 56" fill="none" aria-hidden="true">
    <path d="M6 52V12h34v40M80 52V12h20M108 20l8 30" stroke="var(--edge)" strokeWidth={3} />
    <path d="M46 32h18l6-9 5 22 6-9" stroke="var(--red-t)" strokeWidth={2} />
  </svg>
);

/** The sort direction of a table column. */
export const SortIcon = ({ direction }: { direction: 'ascending' | 'descending' }) => (
  <svg width={14} height={8} viewBox="0 0 14 8" aria-hidden="true">
    <path d={direction === 'ascending' ? 'M6 7h8L10 2z' : 'M6 2h8l-4 5z'} fill="var(--red-t)" />
  </svg>
);

export const CheckIcon = () => (
  <svg width={18} height={18} viewBox="0 0 18 18" aria-hidden="true">
    <path d="M3 9.5 7 13.5 15 4.5" fill="none" stroke="currentColor" strokeWidth={2.5} />
  </svg>
);

/** For a message about a failure. */
export const WarningIcon = () => (
  <svg width={18} height={18} viewBox="0 0 18 18" aria-hidden="true">
    <path d="M9 1 17 16H1zM9 6v5m0 1v2" fill="none" stroke="currentColor" strokeWidth={2} />
  </svg>
);

export const CloseIcon = () => (
  <svg width={18} height={18} viewBox="0 0 18 18" aria-hidden="true">
    <path d="M3 3l12 12M15 3 3 15" stroke="currentColor" strokeWidth={2} />
  </svg>
);

/** For a message about a fault in a form. */
export const FaultIcon = () => (
  <svg width={16} height={16} viewBox="0 0 16 16" fill="none" aria-hidden="true">
    <circle cx={8} cy={8} r={7} stroke="currentColor" strokeWidth={1.8} />
    <path d="M8 4v5M8 10.5v1.7" stroke="currentColor" strokeWidth={1.8} />
  </svg>
);

/** For links that leave the site. */
export const ExternalIcon = () => (
  <svg width={10} height={10} viewBox="0 0 10 10" aria-hidden="true">
    <path d="M2 8 8 2M3.5 2H8v4.5" fill="none" stroke="var(--t3)" strokeWidth={1.5} />
  </svg>
);

/** For rows and panels that expand. */
export const ChevronIcon = () => (
  <svg width={14} height={9} viewBox="0 0 14 9" fill="none" aria-hidden="true">
    <path d="M1 1l6 6 6-6" stroke="currentColor" strokeWidth={2} />
  </svg>
);

export const PlayIcon = () => (
  <svg width={8} height={10} viewBox="0 0 8 10" aria-hidden="true">
    <path d="M0 0l8 5-8 5z" fill="currentColor" />
  </svg>
);
