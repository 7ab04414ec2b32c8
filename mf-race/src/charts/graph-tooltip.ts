/** The part of the chart library's tooltip data that we use. */
interface TooltipPoint {
  seriesName?: string;
  /** label of the lap */
  name?: string;
  value?: unknown;
}

const MAX_LINES = 10;

/**
 * The text of the tooltip of one point, or of all points of a lap, smallest value first, without lines that have no
 * value. `points` comes from the chart library.
 */
export function tooltipText(points: unknown, formatValue: (value: number) => string): string {
  const list = (Array.isArray(points) ? points : [points]) as TooltipPoint[];
  const values = list
    .flatMap(({ seriesName, value }) =>
      typeof value === 'number' && seriesName ? [{ seriesName, value }] : [],
    )
    .sort((a, b) => a.value - b.value);
  if (values.length === 0) return '';
  const lines = values
    .slice(0, MAX_LINES)
    .map(({ seriesName, value }) => `${formatValue(value)}  ${seriesName}`);
  const rest = values.length - lines.length;
  return [list[0]?.name ?? '', ...lines, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n');
}
