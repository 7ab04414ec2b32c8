import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { type Database, schema } from '../../../database';
import { type BuiltEvent, buildEvent, buildGuid, editFile } from '../../../testing/build-event-folder';
import { type Call, eventCall, raceCall } from './sync-client';

/** The changes of one step of a race day. */
export const raceDayStep = fc.record({
  part: fc.constantFrom('name', 'pilots', 'rounds', 'race 0', 'race 1'),
  value: fc.integer({ min: 1, max: 3 }),
});
export type RaceDayStep = typeof raceDayStep extends fc.Arbitrary<infer T> ? T : never;

/** Changes the event, and returns the delivery of what changed. */
export function applyStep(event: BuiltEvent, { part, value }: RaceDayStep, sequence: number): Call {
  if (part === 'name') {
    editFile(event, 'Event.json', (file) => Object.assign(file, { Name: `Night ${value}`, Laps: value }));
    return eventCall(event, sequence, ['Event.json']);
  }
  if (part === 'pilots') {
    editFile(event, 'Pilots.json', (pilot) => Object.assign(pilot, { Name: `Vee ${value}` }));
    return eventCall(event, sequence, ['Pilots.json']);
  }
  if (part === 'rounds') {
    editFile(event, 'Rounds.json', (round) => Object.assign(round, { Order: value }));
    return eventCall(event, sequence, ['Rounds.json', 'Event.json']);
  }
  const raceId = event.raceIds[Number(part.slice(5))] ?? '';
  editFile(event, `${raceId}/Race.json`, (race) => Object.assign(race, { RaceNumber: value }));
  return raceCall(event, sequence, raceId);
}

/** An event with every id made from `id`, so that two of them are equal but for their own id. */
export const buildNight = (ids: { pilots: string[]; races: string[]; round: string }): BuiltEvent =>
  buildEvent({
    pilotIds: ids.pilots,
    rounds: [{ ID: ids.round }],
    races: ids.races.map((id, index) => ({ id, number: index + 1, roundId: ids.round })),
  });

/** New ids for `buildNight`, with two pilots and two races. */
export const buildNightIds = () => ({
  pilots: [buildGuid(), buildGuid()],
  races: [buildGuid(), buildGuid()],
  round: buildGuid(),
});

/** The first deliveries of an event, and one for each step; its files are those of the last step afterwards. */
export const raceDayCalls = (event: BuiltEvent, steps: readonly RaceDayStep[]): Call[] => [
  eventCall(event, 1, ['Event.json', 'Pilots.json', 'Rounds.json']),
  ...event.raceIds.map((raceId, index) => raceCall(event, 2 + index, raceId)),
  ...steps.map((one, index) => applyStep(event, one, 10 + index)),
];

/** The stored rows of an event, without its id, and without how often it changed. */
export async function readState({ db }: Database, eventId: string) {
  const { events, pilots, raceRevisions, races, raceSummaries, rounds } = schema;
  const [event] = await db.select().from(events).where(eq(events.id, eventId));
  const raceRows = await db.select().from(races).where(eq(races.eventId, eventId)).orderBy(asc(races.id));
  const bodies = await db.select().from(raceRevisions).where(eq(raceRevisions.eventId, eventId));
  const pilotRows = await db
    .select({ id: pilots.id, name: pilots.name })
    .from(pilots)
    .where(eq(pilots.eventId, eventId))
    .orderBy(asc(pilots.id));
  const roundRows = await db
    .select({ id: rounds.id, order: rounds.sortOrder })
    .from(rounds)
    .where(eq(rounds.eventId, eventId));
  const summaries = await db
    .select({ raceId: raceSummaries.raceId, pilotId: raceSummaries.pilotId, points: raceSummaries.points })
    .from(raceSummaries)
    .where(eq(raceSummaries.eventId, eventId))
    .orderBy(asc(raceSummaries.raceId), asc(raceSummaries.pilotId));
  return {
    event: { name: event?.name, laps: event?.laps, pilotCount: event?.pilotCount },
    races: raceRows.map((race) => {
      const newest = bodies.find(({ raceId, number }) => raceId === race.id && number === race.revision);
      return { id: race.id, number: race.raceNumber, stored: newest?.body.race.RaceNumber };
    }),
    pilotRows,
    roundRows,
    summaries,
  };
}
