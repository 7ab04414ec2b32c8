/** A measured value and its goal. */
export interface Figure {
  what: string;
  value: number;
  /** such as `ms` */
  unit: string;
  /** the largest value allowed, or with `isLowest` the smallest one */
  goal: number;
  isLowest?: boolean;
}

export const isMet = ({ value, goal, isLowest = false }: Figure): boolean =>
  isLowest ? value >= goal : value <= goal;

export const formatFigure = ({ what, value, unit, goal, isLowest }: Figure): string =>
  `${what}: ${formatNumber(value)} ${unit}, ${isLowest ? 'at least' : 'at most'} ${formatNumber(goal)}`;

export const formatNumber = (value: number): string =>
  Number(value.toPrecision(value < 100 ? 3 : 6)).toLocaleString('en');
