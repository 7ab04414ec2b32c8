import { openTestEngine } from '../testing/test-engine';
import { keepPlans } from './keep-plans';

test('a statement has the same rows each time, whatever its values are', async () => {
  const engine = await openTestEngine();
  const plain = engine.query.bind(engine);
  keepPlans(engine);
  await engine.exec('create temporary table words (id int, word text, is_long boolean)');
  const words = ["it's", '\\\\', "');drop table words;--", '', 'naïve', 'null'];
  for (const [id, word] of words.entries())
    await engine.query('insert into words values ($1, $2, $3)', [id, word, word.length > 5]);
  const text = 'select id, word from words where (word = $1 or id = $2) and is_long = $3';
  for (const word of [...words, null])
    for (const id of [-1, 2, null])
      for (const isLong of [true, false]) {
        const values = [word, id, isLong];
        expect((await engine.query(text, values)).rows).toEqual((await plain(text, values)).rows);
      }
  const { rows } = await plain(
    "select name, generic_plans + custom_plans as runs from pg_prepared_statements where name like 'plan%'",
  );
  expect(rows).toEqual([{ name: 'plan_1', runs: 41 }]);
  await engine.close();
});

test('of many statements only the plans of the last 60 are kept, and a wrong one fails each time', async () => {
  const engine = await openTestEngine();
  keepPlans(engine);
  for (let n = 0; n < 70; n++) for (let run = 0; run < 2; run++) await engine.query(`select ${n} as n`);
  const [row] = (await engine.query<{ count: number }>('select count(*)::int from pg_prepared_statements'))
    .rows;
  expect(row?.count).toBeLessThanOrEqual(60);
  for (let run = 0; run < 3; run++) await expect(engine.query('select nothing')).rejects.toThrow('nothing');
  await engine.close();
});
