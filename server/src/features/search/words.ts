import { type SQL, sql } from 'drizzle-orm';
import { escapeLike, searchText } from '../../database';

/** How many rows of a kind an answer has. */
export const MAX_ROWS = 3;
/** Results are counted up to this number. */
export const MAX_COUNTED = 100;

/** Shorter words are in most names: then only names that begin with them are found. */
const MIN_INNER = 3;

/** The search text of a person, prepared for comparison in the database. */
export interface Words {
  /** as compared: lower case without accents */
  text: SQL;
  /** pattern of texts that begin with it, and of those in which it is anywhere; the latter null for short words */
  prefix: SQL;
  inner: SQL | null;
}

/** Words from an address: Postgres refuses NUL in text, and spaces at the ends or in a row mean nothing. */
export function parseWords(typed: string): Words | null {
  const plain = typed.replaceAll('\0', '').replace(/\s+/gu, ' ').trim();
  if (plain === '') return null;
  const text = searchText(plain);
  const escaped = searchText(escapeLike(plain));
  return {
    text,
    prefix: sql`${escaped} || '%'`,
    inner: [...plain].length < MIN_INNER ? null : sql`'%' || ${escaped} || '%'`,
  };
}

/** 0 for the words themselves, 1 for a text that begins with them, 2 for a word that does, 3 for any other place. */
export const matchRank = (column: SQL, { text, prefix }: Words): SQL => sql`case
  when ${column} = ${text} then 0
  when ${column} like ${prefix} then 1
  when ${column} like '% ' || ${prefix} then 2
  else 3 end`;

/** Whether a text has the words in it. */
export const hasWords = (column: SQL, { prefix, inner }: Words): SQL =>
  inner ? sql`${column} like ${inner}` : sql`(${column} like ${prefix} or ${column} like '% ' || ${prefix})`;
