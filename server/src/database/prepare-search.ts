import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from './database';
import { readRows } from './read-rows';

/** Accents and other marks on letters, which Unicode's decomposed form has apart. */
const MARKS = '[\\u0300-\\u036f]';

/** Search features of a database. */
export interface SearchAbilities {
  /** whether letters such as ø and ß match o and ss; accents are ignored in any case */
  hasUnaccent: boolean;
  /** whether search tolerates typos, and uses an index for parts of words */
  hasTrigrams: boolean;
}

/** A text as search compares it: in lower case and without accents. An index answers for names of events and handles. */
export const searchText = (text: SQLWrapper | string): SQL => sql`search_text(${text})`;

/** A text for a pattern of `like`, in which its own wildcards are letters. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

interface State {
  unaccent: string | null;
  trigrams: string | null;
  body: string | null;
}

const STATE = sql`select
  (select quote_ident(nspname) from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
    where extname = 'unaccent') as unaccent,
  (select quote_ident(nspname) from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
    where extname = 'pg_trgm') as trigrams,
  (select prosrc from pg_proc where proname = 'search_text' and pronamespace = 'public'::regnamespace) as body`;

async function readState(db: Queryable): Promise<State> {
  const [state] = await readRows<State & Record<string, unknown>>(db, STATE);
  return state ?? { unaccent: null, trigrams: null, body: null };
}

/** Reads the search features of the database. */
export async function readSearchAbilities(db: Queryable): Promise<SearchAbilities> {
  const { unaccent, trigrams } = await readState(db);
  return { hasUnaccent: unaccent !== null, hasTrigrams: trigrams !== null };
}

/** Only texts with letters beyond ASCII are decomposed, which takes longer than the rest of a search. */
function searchTextBody({ unaccent }: State): string {
  const plain = unaccent
    ? `${unaccent}.unaccent('${unaccent}.unaccent'::regdictionary, normalize($1, NFD))`
    : 'normalize($1, NFD)';
  return `select case when octet_length($1) = length($1) then lower($1)
    else lower(regexp_replace(${plain}, '${MARKS}', '', 'g')) end`;
}

/** Indexes on the function; they are rebuilt when it changes. */
const ofFunction = (schema: string | null): Record<string, string> => ({
  users_words: 'users (search_text(handle) collate "C")',
  ...(schema !== null && {
    users_search: `users using gin (search_text(handle) ${schema}.gin_trgm_ops)`,
    events_search: `events using gin (search_text(name) ${schema}.gin_trgm_ops)`,
  }),
});

const ofColumns = (schema: string | null): Record<string, string> => ({
  pilot_names_words: 'pilot_names (words collate "C")',
  ...(schema !== null && { pilot_names_search: `pilot_names using gin (words ${schema}.gin_trgm_ops)` }),
});

/** Without the right to create extensions search tolerates less, and the doctor says so. */
async function createExtension(db: Queryable, name: string): Promise<void> {
  await db.execute(sql.raw(`create extension if not exists ${name}`)).catch(() => undefined);
}

/**
 * Creates what search needs and migrations cannot promise: the extensions `unaccent` and `pg_trgm` where the server has
 * them and its user may, the function `search_text` (lower case, without accents), and indexes on it. Idempotent. Call
 * it outside of a transaction, after the migrations.
 */
export async function prepareSearch(db: Queryable): Promise<void> {
  let state = await readState(db);
  if (!state.unaccent) await createExtension(db, 'unaccent');
  if (!state.trigrams) await createExtension(db, 'pg_trgm');
  if (!state.unaccent || !state.trigrams) state = await readState(db);
  const body = searchTextBody(state);
  if (state.body !== body) {
    // The index and the column contain results of the old function.
    await db.execute(sql.raw(`drop index if exists ${Object.keys(ofFunction('')).join(', ')}`));
    await db.execute(
      sql.raw(`create or replace function public.search_text(text) returns text
        language sql immutable strict parallel safe as $$${body}$$`),
    );
    await db.execute(
      sql.raw('update pilot_names set words = search_text(name) where words <> search_text(name)'),
    );
  }
  const indexes = { ...ofFunction(state.trigrams), ...ofColumns(state.trigrams) };
  for (const [name, definition] of Object.entries(indexes)) {
    await db.execute(sql.raw(`create index if not exists ${name} on ${definition}`));
  }
}
