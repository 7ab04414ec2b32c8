interface MarkProps {
  /** px */
  size?: number;
}

/** The site's sign: two gate posts and a red shot through the gap. Decorative: name the link around it. */
export function Mark({ size = 28 }: MarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M5 4h6v24H5zM21 4h6v7.5h-6zM21 20.5h6V28h-6z" fill="#F5F6F7" />
      <path d="M12.8 13.6H27l5 2.4-5 2.4H12.8zM0 15.2h3.5v1.6H0z" fill="#D9182F" />
    </svg>
  );
}
