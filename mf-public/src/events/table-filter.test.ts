import { tableFilter } from './table-filter';

test.each([
  ['', ''],
  ['?tab=x&utm=1', ''],
  ['?year=2026&q=%20Dales%20', 'q=Dales&year=2026'],
  ['?page=2&order=desc&sort=name&club=&type=Race', 'type=Race&sort=name&order=desc&page=2'],
  ['?q=a%26b=c', 'q=a%26b%3Dc'],
])('the address %s requests %s', (search, filter) => {
  expect(tableFilter(new URLSearchParams(search))).toBe(filter);
});
