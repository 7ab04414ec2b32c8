import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { clubs, users } from './people';

/**
 * A projection: the names under which pilots took part in a club's visible events, one row for what nobody claimed and one
 * per person who claimed pilots of that name. `prepareSearch` adds the indexes that search reads.
 */
export const pilotNames = pgTable(
  'pilot_names',
  {
    clubId: integer('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    /** the name in lower case */
    key: text('key').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** as it was written in the newest event */
    name: text('name').notNull(),
    /** the name as search compares it, see `prepareSearch`; stored, since a search looks at hundreds */
    words: text('words').notNull(),
    eventCount: integer('event_count').notNull(),
  },
  (table) => [
    unique('pilot_names_key').on(table.clubId, table.key, table.userId).nullsNotDistinct(),
    index('pilot_names_user').on(table.userId),
  ],
);
