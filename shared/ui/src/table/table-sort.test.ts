import { parseTableSort } from '@holeshot/contract';
import { searchHref } from '../controls/search-href';
import { parsePage } from './table-sort';

const fallback = { by: 'date', descending: true } as const;
const getSort = (search: string) => parseTableSort(new URLSearchParams(search), ['name', 'date'], fallback);

test.each([
  ['', fallback],
  ['sort=bogus&order=asc', fallback],
  ['sort=name', { by: 'name', descending: false }],
  ['sort=name&order=desc', { by: 'name', descending: true }],
])('the sort of "%s"', (search, sort) => {
  expect(getSort(search)).toEqual(sort);
});

test.each([
  ['', 1],
  ['page=2', 2],
  ['page=9', 3],
  ['page=0', 1],
  ['page=-4', 1],
  ['page=1.9', 1],
  ['page=many', 1],
  ['page=Infinity', 1],
])('of 3 pages, "%s" opens page %d', (search, page) => {
  expect(parsePage(new URLSearchParams(search), 3)).toBe(page);
});

test('gives an empty table one page', () => {
  expect(parsePage(new URLSearchParams('page=4'), 0)).toBe(1);
});

test('keeps the rest of the address', () => {
  const location = { pathname: '/event/1', search: '?tab=rounds&page=2' };
  expect(searchHref(location, { sort: 'name', page: null })).toBe('/event/1?tab=rounds&sort=name');
  expect(searchHref(location, { tab: null, page: null })).toBe('/event/1');
});
