import { PGlite } from '@electric-sql/pglite';

/*
 * The reference for server times, since machines differ by a factor of four, and change their pace: similar work without
 * the site's code. The embedded database turns a thousand rows into JSON, which is parsed and written as HTML.
 */
const RUNS = Number(process.env.BENCH_SERVER_RUNS ?? 60);
const WARM_UP = 15;
const ROWS = 1_000;
const STATEMENT = `
  select json_agg(json_build_object('id', md5(n::text), 'place', n % 8, 'name', 'Pilot ' || n, 'seconds', sqrt(n)) order by n)
    as rows
  from generate_series(1, ${ROWS}) n`;

interface Row {
  id: string;
  place: number;
  name: string;
  seconds: number;
}

const toHtml = ({ id, place, name, seconds }: Row): string =>
  `<tr><td>${place}</td><td><a href="/pilot/${id}">${name}</a></td><td>${seconds.toFixed(2)}</td></tr>`;

let opened: Promise<PGlite> | undefined;

async function timeReference(): Promise<number> {
  opened ??= PGlite.create();
  const database = await opened;
  const startMs = performance.now();
  const { rows } = await database.query<{ rows: Row[] }>(STATEMENT);
  const html = rows.flatMap((row) => row.rows.map(toHtml)).join('');
  if (html.length < ROWS) throw new Error('The reference made no rows');
  return performance.now() - startMs;
}

/**
 * Runs each of `works` 60 times after a warm-up, in turns with the reference. Each returns its time; the result has all
 * times, in ms.
 */
export async function timeInTurns<Name extends string>(
  works: Record<Name, () => Promise<number>>,
): Promise<Record<Name | 'reference', number[]>> {
  const all = { ...works, reference: timeReference };
  const names = Object.keys(all) as (Name | 'reference')[];
  const times = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name | 'reference',
    number[]
  >;
  for (let run = -WARM_UP; run < RUNS; run++) {
    for (const name of names) {
      const ms = await all[name]();
      if (run >= 0) times[name].push(ms);
    }
  }
  return times;
}
