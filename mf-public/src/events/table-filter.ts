import { EVENT_FILTERS } from '@holeshot/contract';

const PARAMS = [...EVENT_FILTERS, 'sort', 'order', 'page'] as const;

/** The table's query parameters of the address, in a fixed order; `''` for all events. */
export function tableFilter(search: URLSearchParams): string {
  const filter = new URLSearchParams();
  for (const name of PARAMS) {
    const value = search.get(name)?.trim().slice(0, 60);
    if (value) filter.set(name, value);
  }
  return filter.toString();
}
