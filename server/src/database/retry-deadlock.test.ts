import { POSTGRES, testWith } from '../../../tests/jest/needing';
import { createOwnDatabase } from '../testing/own-database';
import { openPostgres } from './open-postgres';
import { retryDeadlock } from './retry-deadlock';

test('other errors, and deadlocks without an end, are told', async () => {
  const other = new Error('other');
  await expect(retryDeadlock(() => Promise.reject(other))).rejects.toBe(other);
  const deadlock = Object.assign(new Error('deadlock'), { code: '40P01' });
  const work = jest.fn().mockRejectedValue(deadlock);
  await expect(retryDeadlock(work, 0)).rejects.toBe(deadlock);
  expect(work).toHaveBeenCalledTimes(10);
});

testWith(POSTGRES)('two transactions that wait for each other are both done', async () => {
  const own = await createOwnDatabase(POSTGRES.url);
  const { db, transaction, close } = await openPostgres(own.url);
  await db.execute('create table one (id int)');
  await db.execute('create table other (id int)');
  let runs = 0;
  const lockBoth = (first: string, second: string) =>
    retryDeadlock(async () => {
      runs += 1;
      await transaction(async (tx) => {
        await tx.execute(`lock table ${first}`);
        await tx.execute('select pg_sleep(0.3)');
        await tx.execute(`lock table ${second}`);
      });
    });
  await Promise.all([lockBoth('one', 'other'), lockBoth('other', 'one')]);
  expect(runs).toBe(3);
  await close();
  await own.drop();
});
