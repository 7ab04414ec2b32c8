interface Copies {
  /** copies per event: the first starts a month before the original, each other one 7 hours before the previous copy */
  copies: number;
  /** number of the first copy, if copies are made in several calls; 1 by default */
  first?: number;
  /** an SQL expression for the club of copy `n` */
  clubId?: string;
  /** an SQL condition on the events to copy, whose rows are named `source` */
  where?: string;
}

/** The new values of columns, as SQL with a row `source` and the number `n` of the copy. Other columns are copied. */
type Changes = Readonly<Record<string, string>>;

const eventId = (column: string): string => `md5(source.${column}::text || n)::uuid`;
const NAMES = 1_000;
const LATER_SECONDS = '(30 * 86400 + n * 7 * 3600)';
const local = (column: string): string => `source.${column} - ${LATER_SECONDS} * 1000::bigint`;

/** In the order of their references. Other ids are unique only within their event, so copies have the same. */
const listChanges = (clubId: string): [table: string, changes: Changes][] => [
  [
    'events',
    {
      id: eventId('id'),
      club_id: clubId,
      start_ms: local('start_ms'),
      end_ms: local('end_ms'),
      start_instant: `source.start_instant - ${LATER_SECONDS} * interval '1 second'`,
    },
  ],
  // a name is in a few events
  ['pilots', { name: `source.name || ' ' || n % ${NAMES}` }],
  ...['event_pilots', 'event_channels', 'rounds', 'stages', 'event_results', 'event_rankings'].map(
    (table): [string, Changes] => [table, {}],
  ),
  ['ranked_events', {}],
  ['races', { start_ms: local('start_ms'), end_ms: local('end_ms') }],
  // a page reads one of them, by its key
  ['race_revisions', { body: `'{"race":{},"results":[]}'::json` }],
  ['race_summaries', {}],
];

/**
 * Copies the present events and their data within the database. `execute` runs a statement and returns its rows.
 */
export async function copyEvents(
  execute: (statement: string) => Promise<Record<string, unknown>[]>,
  { copies, first = 1, clubId = 'source.club_id', where = 'true' }: Copies,
): Promise<void> {
  await execute(`create temporary table copied as select id from events source where ${where}`);
  for (const [table, changes] of listChanges(clubId)) {
    const rows = await execute(
      `select column_name from information_schema.columns where table_schema = 'public' and table_name = '${table}'`,
    );
    const columns = rows.map(({ column_name: name }) => String(name));
    const values: Changes = table === 'events' ? changes : { event_id: eventId('event_id'), ...changes };
    const key = table === 'events' ? 'id' : 'event_id';
    await execute(`
      insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')})
      select ${columns.map((name) => values[name] ?? `source."${name}"`).join(', ')}
      from ${table} source cross join generate_series(${first}, ${first + copies - 1}) n
      where source.${key} in (select id from copied)`);
  }
  await execute('drop table copied');
  await execute('analyze');
}
