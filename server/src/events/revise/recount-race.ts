import {
  type Detection,
  type Guid,
  type Lap,
  type RaceDetails,
  recountLaps,
  type TimingLocation,
} from '@holeshot/domain';
import type { RaceBody } from '../../database/schema';
import { fileClock } from '../../importing/file-clock';
import { parseBody } from '../read/race-facts';

type Row = Record<string, unknown>;

const getId = (value: unknown): Guid => String(value).toLowerCase();

/** The rows of Result.json with a change of those whose field `key` has this id, in lower case. */
export const changeRow = (rows: readonly Row[], key: string, id: Guid, change: Row): Row[] =>
  rows.map((row) => (getId(row[key]) === id ? { ...row, ...change } : row));

/**
 * The object of Race.json with some crossings counted, or not: its detections and laps are numbered and timed anew (R78), in
 * the desktop app's own fields. `timingLocation` is the event's, for races that do not say.
 */
export function recountRace(
  body: RaceBody,
  counted: readonly (readonly [Guid, boolean])[],
  timingLocation: TimingLocation,
): RaceBody['race'] {
  if (counted.length === 0) return body.race;
  const { race, laps, detections } = parseBody(body, { timingLocation });
  return writeCrossings(
    body,
    counted.reduce((changed, [id, counts]) => recountLaps(changed, id, counts), {
      ...race,
      laps,
      detections,
    }),
  );
}

/** The object of Race.json with these crossings and laps, of which some may be new, in the desktop app's own fields. */
export function writeCrossings(
  { race }: RaceBody,
  { laps, detections }: Pick<RaceDetails, 'laps' | 'detections'>,
): RaceBody['race'] {
  const rows = toRows(race.Detections);
  const byId = new Map(detections.map((detection) => [detection.id, detection]));
  const rowIds = new Set(rows.map((row) => getId(row.ID)));
  return {
    ...race,
    Detections: [
      ...rows.map((row) => {
        const detection = byId.get(getId(row.ID));
        return detection ? { ...row, ...toCountFields(detection) } : row;
      }),
      ...detections.filter(({ id }) => !rowIds.has(id)).map(toDetectionRow),
    ],
    Laps: toLapRows(toRows(race.Laps), laps),
  };
}

const toCountFields = ({ valid, validityType, lapNumber, raceSector, isHoleshot }: Detection): Row => ({
  Valid: valid,
  ValidityType: validityType,
  LapNumber: lapNumber,
  RaceSector: raceSector,
  IsHoleshot: isHoleshot,
});

const toDetectionRow = (detection: Detection): Row => ({
  ID: detection.id,
  Pilot: detection.pilotId,
  Channel: detection.channelId,
  Time: fileClock(detection.time),
  TimingSystemIndex: detection.timingSystemIndex,
  TimingSystemType: detection.timingSystemType,
  Peak: detection.peak,
  IsLapEnd: detection.isLapEnd,
  ...toCountFields(detection),
});

const toRows = (value: unknown): Row[] => (Array.isArray(value) ? value : []);

/** The rows in their order, then laps that the file lacks. */
function toLapRows(rows: readonly Row[], laps: readonly Lap[]): Row[] {
  const byDetection = new Map(laps.map((lap) => [lap.detectionId, lap]));
  const rowIds = new Set(rows.map((row) => getId(row.Detection)));
  return [
    ...rows.map((row) => {
      const lap = byDetection.get(getId(row.Detection));
      return lap ? { ...row, ...toTimeFields(lap) } : row;
    }),
    ...laps
      .filter(({ detectionId }) => !rowIds.has(detectionId))
      .map((lap) => ({ ID: lap.id, Detection: lap.detectionId, ...toTimeFields(lap) })),
  ];
}

const toTimeFields = ({ lapNumber, lengthSeconds, start, end }: Lap): Row => ({
  LapNumber: lapNumber,
  LengthSeconds: lengthSeconds,
  StartTime: fileClock(start),
  EndTime: fileClock(end),
});
