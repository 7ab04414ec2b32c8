/** The part of the chart library's tooltip data that is shown. */
interface TooltipPoint {
  seriesName?: string;
  /** of the x axis: the lap */
  name?: string;
  value?: unknown;
}

const MOST_LINES = 10;

/**
 * The tooltip of one point, or of all points of a lap, smallest value first. Text only; lines without a value
 * are left out. `points` is what the chart library hands over.
 */
export function tooltipText(points: unknown, formatValue: (value: number) => string): string {
  const list = (Array.isArray(points) ? points : [points]) as TooltipPoint[];
  const flown = list
    .flatMap(({ seriesName, value }) =>
      typeof value === 'number' && seriesName ? [{ seriesName, value }] : [],
    )
    .sort((a, b) => a.value - b.value);
  if (flown.length === 0) return '';
  const lines = flown
    .slice(0, MOST_LINES)
    .map(({ seriesName, value }) => `${formatValue(value)}  ${seriesName}`);
  const rest = flown.length - lines.length;
  return [list[0]?.name ?? '', ...lines, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n');
}
