import { count, integerId } from './scalars';

it.each<[string, typeof count | typeof integerId, string, string | undefined]>([
  ['count 1000', count, '1000', undefined],
  ['count 1001', count, '1001', 'must be from 1 to 1000'],
  ['count 50000', count, '50000', 'must be from 1 to 1000'],
  ['count 0', count, '0', 'must be from 1 to 1000'],
  ['count 1.5', count, '1.5', 'must be a whole number'],
  ['id 2147483647', integerId, '2147483647', undefined],
  ['id 2147483648', integerId, '2147483648', 'must be at most 2147483647'],
  ['id 99999999999', integerId, '99999999999', 'must be at most 2147483647'],
  ['id 0', integerId, '0', 'must be a whole number above 0'],
])('%s', (_title, schema, text, message) => {
  const result = schema().safeParse(text);
  expect(result.success ? undefined : result.error.issues[0]?.message).toBe(message);
});
