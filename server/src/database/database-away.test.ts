import { DatabaseAwayError, isDatabaseAway } from './database-away';

const withCode = (code: string, more = {}) => Object.assign(new Error(''), { code, ...more });
const failedQuery = (cause: Error) => new Error('Failed query: select 1', { cause });

test.each([
  ['a refused connection', withCode('ECONNREFUSED', { syscall: 'connect' })],
  ['one refused at every address of a name', withCode('ECONNREFUSED', { errors: [] })],
  ['a server that starts', withCode('57P03')],
  ['a terminated connection', withCode('57P01')],
  ['too many connections', withCode('53300')],
  ['a database that takes no writes', withCode('25006')],
  ['a database that accepts no connections', withCode('55000')],
  ['a statement over its time', withCode('57014')],
  ['a read without an answer', new Error('Query read timeout')],
  ['a connection that ends in the middle', new Error('Connection terminated unexpectedly')],
  ['a full pool', new Error('timeout exceeded when trying to connect')],
  ['what was found before', new DatabaseAwayError()],
])('%s means that the database is away, also as the cause of a failed query', (_, error) => {
  expect(isDatabaseAway(error)).toBe(true);
  expect(isDatabaseAway(failedQuery(error))).toBe(true);
});

test.each([
  ['a wrong statement', withCode('42601')],
  ['a broken constraint', withCode('23505')],
  ['a file that is missing', withCode('ENOENT', { syscall: 'open', path: 'a' })],
  ['a wrong password', withCode('28P01')],
  ['a fault of the code', new TypeError('x is undefined')],
])('%s does not', (_, error) => {
  expect(isDatabaseAway(failedQuery(error))).toBe(false);
});

test('things that are no errors are none of the database', () => {
  expect(isDatabaseAway('ECONNREFUSED')).toBe(false);
  expect(isDatabaseAway(undefined)).toBe(false);
});
