import type { SeasonRule } from '@holeshot/domain';
import { type Queryable, schema } from '../database';
import type { DemoSeason } from './demo-season';

interface ClubSeason extends SeasonRule {
  /** index into the clubs */
  club: number;
  name: string;
  /** names of events */
  events: readonly string[];
}

/** One with events to come, and one that is decided. */
const CLUB_SEASONS: readonly ClubSeason[] = [
  {
    club: 1,
    name: 'Harbour Gates Cup',
    points: 'ten',
    counted: null,
    events: ['Harbour Gates Winter Sprint', 'Harbour Gates Spring Open'],
  },
  {
    club: 0,
    name: 'Saltbush Season',
    points: 'five',
    counted: 4,
    events: [
      ...['Saltbush Winter Series 1', 'Saltbush Winter Series 2', 'Saltbush Grand Final'],
      ...['Saltbush Winter Series 3', 'Saltbush Winter Series 4'],
    ],
  },
];

/** Stores seasons of two clubs (R169). `clubIds` are in the season's order. Call it once the events are stored. */
export async function storeSeasons(
  tx: Queryable,
  { events }: DemoSeason,
  clubIds: readonly number[],
): Promise<void> {
  for (const { club, events: names, ...values } of CLUB_SEASONS) {
    const [season] = await tx
      .insert(schema.seasons)
      .values({ ...values, clubId: clubIds[club] ?? 0 })
      .returning();
    const seasonEvents = events.filter(({ plan }) => names.includes(plan.name));
    if (!season || seasonEvents.length === 0) continue;
    await tx
      .insert(schema.seasonEvents)
      .values(seasonEvents.map(({ id: eventId }) => ({ seasonId: season.id, eventId })));
  }
}
