import type { Guid } from '@holeshot/domain';
import { and, eq } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import { roundOfRace, roundOfRow } from '../../events/read/race-rows';
import { DEMO_CLUBS } from '../clubs';
import { DEMO_PILOTS } from '../demo-pilots';
import { getPlannedEventId } from '../demo-season';
import { type EventPlan, RUNNING_PLAN } from '../event-plans';
import type { RaceToFly } from '../fly-event';

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
  getName: (pilotId: Guid) => string;
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
    round,
    start: race.startMs,
    end: race.endMs,
  }));
};

/** Undefined when the database has no demo season, or when its event was taken over by another club. */
export async function findRunningEvent(db: Queryable): Promise<RunningEvent | undefined> {
  const plan = RUNNING_PLAN;
  if (!plan) return undefined;
  const id = getPlannedEventId(plan);
  const [row] = await db
    .select({ event: events, club: clubs })
    .from(events)
    .innerJoin(clubs, eq(clubs.id, events.clubId))
    .where(eq(events.id, id));
  if (!row || row.club.name !== DEMO_CLUBS[plan.club]?.name) return undefined;
  const names = await db.select().from(pilots).where(eq(pilots.eventId, id));
  const nameById = new Map(names.map((pilot) => [pilot.id, pilot.name]));
  return {
    id,
    plan,
    races: await listRaces(db, id),
    file: row.event.raw as Record<string, unknown>,
    clubId: row.club.id,
    timeZone: row.event.timeZone ?? row.club.timeZone,
    getName: (pilotId) => nameById.get(pilotId) ?? '',
  };
}

const USUAL_SKILL = { pace: 1.1, spread: 0.04, crash: 0.03 };

/** A stored race as the season makes them, before it is flown: by pilots with the skill that the season gave them. */
export function toRaceToFly(
  { plan, getName }: RunningEvent,
  {
    id,
    raceNumber,
    bracket,
    round,
    eventType,
    roundNumber,
    roundOrder,
    pilotChannels,
  }: RunningEvent['races'][number],
): RaceToFly {
  const getSkill = (pilotId: Guid) =>
    DEMO_PILOTS.find(({ callsign }) => callsign === getName(pilotId)) ?? USUAL_SKILL;
  return {
    id,
    raceNumber,
    bracket,
    targetLaps: plan.laps,
    round: { id: round.id, eventType, roundNumber, order: roundOrder, valid: round.valid },
    seats: pilotChannels.flatMap(({ pilotId, channelId }) =>
      channelId === null ? [] : [{ pilotId, channelId, skill: getSkill(pilotId) }],
    ),
  };
}
