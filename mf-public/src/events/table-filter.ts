import { FILTERS } from './event-order';

const PASSED_ON = [...FILTERS, 'sort', 'order', 'page'] as const;

/** The part of the address that the table is asked with, always in the same order; `''` for all events. */
export function tableFilter(search: URLSearchParams): string {
  const filter = new URLSearchParams();
  for (const name of PASSED_ON) {
    const value = search.get(name)?.trim().slice(0, 60);
    if (value) filter.set(name, value);
  }
  return filter.toString();
}
