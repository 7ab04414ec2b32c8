/** A triangle for positions gained (up, white) or lost (down, grey) since the lap before; empty for 0. */
export function PositionShift({ shift }: { shift: number }) {
  if (shift === 0) return <span />;
  const isUp = shift > 0;
  const label = `${isUp ? 'up' : 'down'} ${Math.abs(shift)}`;
  return (
    <svg width={8} height={6} viewBox="0 0 8 6" role="img" aria-label={label}>
      <path d={isUp ? 'M0 6h8L4 0z' : 'M0 0h8L4 6z'} fill={isUp ? 'var(--t1)' : 'var(--edge)'} />
    </svg>
  );
}
