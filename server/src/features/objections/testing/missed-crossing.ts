import type { WireRaceDetails } from '@holeshot/contract/wire';
import { type BuiltEvent, buildEvent, buildGuid, editFile } from '../../../testing/build-event-folder';
import type { TestApp } from '../../../testing/test-app';

/** When the race ends, 20 s after the last crossing that its pilots need. */
export const RACE_END = Date.UTC(2026, 4, 15, 19, 42);
/** The crossing of Vee that the timer missed, on the wire: 42 s after the start. */
export const MISSED = '2026-05-15 19:40:42.000';

export interface MissedCrossing {
  event: BuiltEvent;
  raceId: string;
  vee: string;
  zed: string;
  race: () => Promise<WireRaceDetails>;
  /** the crossing that ends Vee's lap of 40 s */
  longLap: string;
  /** the address to which a question is posted */
  url: string;
}

/**
 * A race of three laps of Vee (20 s each) and Zed (21 s), of which the timer missed Vee's crossing after lap 2: Vee did not finish.
 * Both flew a race before, in which nothing is wrong.
 */
export async function addMissedCrossing(api: TestApp): Promise<MissedCrossing> {
  const pilotIds = [buildGuid(), buildGuid()];
  const [vee = '', zed = ''] = pilotIds;
  const result = (Pilot: string, Position: number, Points: number, DNF: boolean) => ({
    ID: buildGuid(),
    Pilot,
    Position,
    Points,
    DNF,
    Valid: true,
    ResultType: 'Race',
  });
  const event = buildEvent({
    event: { TimeZone: 'Etc/UTC' },
    pilotIds,
    pilots: [{ Name: 'Vee' }, { Name: 'Zed' }],
    rounds: [{}],
    races: [{ number: 1, results: [result(zed, 1, 10, false), result(vee, 2, 0, true)] }, { number: 0 }],
  });
  const raceId = event.raceIds[0] ?? '';
  let longLap = '';
  editFile(event, `${raceId}/Race.json`, (race) => {
    const detections = race.Detections as {
      ID: string;
      Pilot: string;
      LapNumber: number;
      RaceSector: number;
    }[];
    const laps = race.Laps as Record<string, unknown>[];
    const missed = detections.find((one) => one.Pilot === vee && one.LapNumber === 2)?.ID;
    const last = detections.find((one) => one.Pilot === vee && one.LapNumber === 3);
    const missedLap = laps.find(({ Detection }) => Detection === missed);
    const lastLap = laps.find(({ Detection }) => Detection === last?.ID);
    longLap = last?.ID ?? '';
    Object.assign(last ?? {}, { LapNumber: 2, RaceSector: 200 });
    Object.assign(lastLap ?? {}, { LapNumber: 2, LengthSeconds: 40, StartTime: missedLap?.StartTime });
    race.Detections = detections.filter(({ ID }) => ID !== missed);
    race.Laps = laps.filter((lap) => lap !== missedLap);
  });
  await api.add(event);
  return {
    event,
    raceId,
    vee,
    zed,
    longLap,
    race: () => api.get<WireRaceDetails>(`/api/public/races/eventId/${event.id}/raceId/${raceId}`),
    url: `/api/device/objections/eventId/${event.id}/raceId/${raceId}`,
  };
}
