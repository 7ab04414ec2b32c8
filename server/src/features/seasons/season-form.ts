import type { Property } from '@holeshot/contract/wire';
import { formatDate, type Guid, isolateName, SEASON_POINTS, type SeasonRule } from '@holeshot/domain';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import { isVisible } from '../../events/read/list-events';
import { listEventIds } from '../../events/read/seasons';

const { clubs, events } = schema;

const MAX_NAME = 80;
const EVENT_PREFIX = 'Event-';

/** The titles of properties with faults that depend on stored data. */
export const TITLES = { name: 'Name', other: 'Event of another club' };

/** A season as its form shows it. */
export interface SeasonFields extends SeasonRule {
  clubId: number;
  name: string;
}

/** A season before it is created. */
export const NEW_SEASON = { name: '', points: 'five', counted: null } as const;

/** An event that a season may count. */
export interface SeasonChoice {
  id: Guid;
  name: string;
  start: number | null;
  club: { id: number; name: string };
  isChosen: boolean;
}

/** The club's visible events, and whatever a season names, hidden ones and those of other clubs too; newest first. */
export async function listChoices(
  db: Queryable,
  clubId: number,
  seasonId: number | null,
): Promise<SeasonChoice[]> {
  const chosen = seasonId === null ? [] : await listEventIds(db, seasonId);
  const rows = await db
    .select({
      id: events.id,
      name: events.name,
      start: events.startMs,
      club: { id: clubs.id, name: clubs.name },
    })
    .from(events)
    .innerJoin(clubs, eq(clubs.id, events.clubId))
    .where(or(inArray(events.id, chosen), and(eq(events.clubId, clubId), isVisible)))
    .orderBy(sql`${events.startInstant} desc nulls first`, asc(events.id));
  return rows.map((event) => ({ ...event, isChosen: chosen.includes(event.id) }));
}

function eventProperty({ id, name, start, club, isChosen }: SeasonChoice, clubId: number): Property {
  const isOwn = club.id === clubId;
  const year = start === null ? 'without a date' : `of ${new Date(start).getUTCFullYear()}`;
  return {
    name: `${EVENT_PREFIX}${id}`,
    title: [
      ...(isOwn ? [name] : [name, club.name]).map(isolateName),
      ...(start === null ? [] : [formatDate(start)]),
    ].join(', '),
    desc: '',
    type: 'bool',
    value: isChosen,
    group: isOwn ? `Events ${year}` : 'Events of other clubs',
  };
}

/** The properties of a season; a new one has no name. */
export const seasonProperties = (
  { clubId, name, points, counted }: SeasonFields,
  choices: readonly SeasonChoice[],
): Property[] => [
  {
    name: 'Name',
    title: TITLES.name,
    desc: 'Such as Winter 2026.',
    type: 'string',
    value: name,
    maxLength: MAX_NAME,
    required: true,
  },
  {
    name: 'Points',
    title: 'Points',
    desc: 'By the place in each event. Who shares a place shares its points.',
    type: 'list',
    value: points,
    options: Object.entries(SEASON_POINTS).map(([value, rule]) => ({ value, name: rule.name })),
    required: true,
  },
  {
    name: 'Counted',
    title: 'Best results that count',
    desc: 'The others are dropped. Empty for all.',
    type: 'number',
    value: counted,
    min: 1,
    max: 100,
    whole: true,
  },
  // those of the club first
  ...[
    ...choices.filter(({ club }) => club.id === clubId),
    ...choices.filter(({ club }) => club.id !== clubId),
  ].map((choice) => eventProperty(choice, clubId)),
  {
    name: 'Other',
    title: TITLES.other,
    desc: 'The address of its page, to add it to the events of the season.',
    type: 'string',
    value: '',
    maxLength: 300,
  },
];

/** The ids of the events that count, by a form's properties and the values that were changed. */
export const readChosen = (
  properties: readonly Property[],
  values: Readonly<Record<string, unknown>>,
): Guid[] =>
  properties
    .filter(({ name, value }) => name.startsWith(EVENT_PREFIX) && (values[name] ?? value) === true)
    .map(({ name }) => name.slice(EVENT_PREFIX.length));
