import type { Guid, Pilot } from '@holeshot/domain';
import { compareValues } from '@holeshot/ui';

/** Rows of pilots by their names: those with equal values stay in this order when a column sorts the table. */
export function sortByName<Row extends { pilotId: Guid }>(
  rows: readonly Row[],
  pilots: readonly Pick<Pilot, 'id' | 'name'>[],
): Row[] {
  const names = new Map(pilots.map(({ id, name }) => [id, name]));
  const getName = ({ pilotId }: Row) => names.get(pilotId) ?? '';
  return [...rows].sort((a, b) => compareValues(getName(a), getName(b), false));
}
