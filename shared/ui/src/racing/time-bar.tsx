interface TimeBarProps {
  /** the fastest time has a mark in place of a bar */
  isBest: boolean;
  /** length of the bar, 0 to 1 */
  share: number;
}

/** The time lost to the fastest as a bar over the whole width. Decorative: show the times beside it. */
export function TimeBar({ isBest, share }: TimeBarProps) {
  return (
    <svg width="100%" height={10} overflow="visible" aria-hidden="true">
      <rect y={3} width="100%" height={4} rx={2} fill="var(--s3)" />
      {isBest ? (
        <rect width={4} height={10} rx={1} fill="var(--red)" />
      ) : (
        <rect y={3} width={`${Math.round(share * 1000) / 10}%`} height={4} rx={2} fill="var(--t3)" />
      )}
    </svg>
  );
}
