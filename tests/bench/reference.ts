import { PGlite } from '@electric-sql/pglite';
import { quantile } from './quantile';

/*
 * The reference for server times, since machines differ by a factor of four: similar work without the site's code. The
 * embedded database turns a thousand rows into JSON, which is parsed and written as HTML.
 */
const RUNS = 40;
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

/** The median time of the work in ms. */
export async function measureReference(): Promise<number> {
  const database = await PGlite.create();
  const times: number[] = [];
  for (let run = -WARM_UP; run < RUNS; run++) {
    const startMs = performance.now();
    const { rows } = await database.query<{ rows: Row[] }>(STATEMENT);
    const html = rows.flatMap((row) => row.rows.map(toHtml)).join('');
    if (html.length < ROWS) throw new Error('The reference made no rows');
    if (run >= 0) times.push(performance.now() - startMs);
  }
  await database.close();
  return quantile(times, 0.5);
}
