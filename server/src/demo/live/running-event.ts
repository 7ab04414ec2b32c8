import type { Guid } from '@holeshot/domain';
import { and, eq } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import { roundOfRow } from '../../importing/race-rows';
import { roundOfRace } from '../../importing/round-of-race';
import { DEMO_CLUBS } from '../clubs';
import { DEMO_PILOTS } from '../demo-pilots';
import { type EventPlan, RUNNING_PLAN } from '../event-plans';
import type { Seat } from '../fly-race';
import { createRandom } from '../random';

const { clubs, events, pilots, races, rounds } = schema;

/** The running event of the demo season, as it is stored. */
export interface RunningEvent {
  id: Guid;
  plan: EventPlan;
  /** the object of Event.json */
  file: Record<string, unknown>;
  clubId: number;
  timeZone: string;
  races: Awaited<ReturnType<typeof listRaces>>;
  nameOf: (pilotId: Guid) => string;
}

const listRaces = async (db: Queryable, eventId: Guid) => {
  const rows = await db
    .select({ race: races, round: rounds })
    .from(races)
    .innerJoin(rounds, roundOfRow)
    .where(and(eq(races.eventId, eventId), eq(races.valid, true)));
  return rows.map(({ race, round }) => ({
    ...race,
    ...roundOfRace(round),
    start: race.startMs,
    end: race.endMs,
    round,
  }));
};

/** Undefined when the database has no demo season, or when its event was taken over by another club. */
export async function findRunningEvent(db: Queryable): Promise<RunningEvent | undefined> {
  const plan = RUNNING_PLAN;
  if (!plan) return undefined;
  const id = createRandom(`event ${plan.name}`).guid();
  const [row] = await db
    .select({ event: events, club: clubs })
    .from(events)
    .innerJoin(clubs, eq(clubs.id, events.clubId))
    .where(eq(events.id, id));
  if (!row || row.club.name !== DEMO_CLUBS[plan.club]?.name) return undefined;
  const names = await db
    .select({ id: pilots.id, name: pilots.name })
    .from(pilots)
    .where(eq(pilots.eventId, id));
  const nameById = new Map(names.map((pilot) => [pilot.id, pilot.name]));
  return {
    id,
    plan,
    file: row.event.raw as Record<string, unknown>,
    clubId: row.club.id,
    timeZone: row.event.timeZone ?? row.club.timeZone,
    races: await listRaces(db, id),
    nameOf: (pilotId) => nameById.get(pilotId) ?? '',
  };
}

const USUAL_SKILL = { pace: 1.1, spread: 0.04, crash: 0.03, homeClub: 0, isPractice: false };

/** Who flies a race, with the skill that the season gave them. */
export function listSeats({ nameOf }: RunningEvent, race: RunningEvent['races'][number]): Seat[] {
  return race.pilotChannels.flatMap(({ pilotId, channelId }) => {
    const callsign = nameOf(pilotId);
    const person = { callsign, firstName: null, lastName: null, catchPhrase: null };
    const skill = DEMO_PILOTS.find((pilot) => pilot.callsign === callsign) ?? { ...person, ...USUAL_SKILL };
    return channelId === null ? [] : [{ pilotId, channelId, skill }];
  });
}
