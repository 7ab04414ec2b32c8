import type { Detection, Guid, Lap, RaceDetails } from '../model';

type CountedRace = Pick<RaceDetails, 'start' | 'timingLocation' | 'pilotChannels' | 'laps' | 'detections'>;

/**
 * The race as it would be if one crossing counted, or did not count. The pilot's crossings at the start gate end laps
 * in order of time; a lap runs from the last crossing that counts, or from the start (R78). A lap with the same start
 * and end keeps its recorded length; the others get the time between the two crossings. Later split crossings get the
 * new numbers of their laps.
 */
export function recountLaps<Race extends CountedRace>(race: Race, detectionId: Guid, counts: boolean): Race {
  const crossing = race.detections.find(({ id }) => id === detectionId);
  if (!crossing) return race;
  const { pilotId } = crossing;
  const detections = race.detections.map((detection) =>
    detection === crossing ? { ...detection, valid: counts } : detection,
  );
  const own = detections
    .filter((detection) => detection.pilotId === pilotId && isAtStartGate(detection))
    .sort((a, b) => a.time - b.time);
  const ids = new Set(own.map(({ id }) => id));
  const numbers = numberLaps(own, race);
  for (const split of listLaterSplits(detections, crossing))
    numbers.set(split.id, split.lapNumber + getShift(crossing, counts));
  return {
    ...race,
    detections: detections.map((detection) => {
      const lapNumber = numbers.get(detection.id);
      if (lapNumber === undefined) return detection;
      const { timingSystemIndex, isLapEnd, valid } = detection;
      const isHoleshot = valid && isLapEnd && lapNumber === 0;
      if (lapNumber === detection.lapNumber) return { ...detection, isHoleshot };
      return { ...detection, lapNumber, raceSector: lapNumber * 100 + timingSystemIndex, isHoleshot };
    }),
    laps: [
      ...race.laps.filter((lap) => !ids.has(lap.detectionId)),
      ...timeLaps(own, numbers, race, getStart(race, pilotId)),
    ],
  };
}

/** How much the numbers of all later laps change: 1, 0 or -1. */
const getShift = (changed: Detection, counts: boolean): number => Number(counts) - Number(changed.valid);

const listLaterSplits = (detections: readonly Detection[], { pilotId, time }: Detection): Detection[] =>
  detections.filter(
    (detection) => detection.pilotId === pilotId && detection.time > time && !isAtStartGate(detection),
  );

const isAtStartGate = ({ timingSystemIndex, isLapEnd }: Detection): boolean =>
  isLapEnd && timingSystemIndex === 0;

/** A crossing that does not count has the number that its lap would have. */
function numberLaps(own: readonly Detection[], { timingLocation }: CountedRace): Map<Guid, number> {
  let next = timingLocation === 'Holeshot' ? 0 : 1;
  const numbers = new Map<Guid, number>();
  for (const { id, valid } of own) {
    numbers.set(id, next);
    if (valid) next += 1;
  }
  return numbers;
}

function timeLaps(
  own: readonly Detection[],
  numbers: ReadonlyMap<Guid, number>,
  race: CountedRace,
  raceStart: number,
): Lap[] {
  const recorded = new Map(race.laps.map((lap) => [lap.detectionId, lap]));
  let start = raceStart;
  return own.map(({ id, time, valid }) => {
    const lap = recorded.get(id);
    const isSame = lap !== undefined && Math.abs(lap.start - start) <= 1;
    const lengthSeconds = isSame ? lap.lengthSeconds : (time - start) / 1_000;
    const lapNumber = numbers.get(id) ?? 0;
    const counted = { id: lap?.id ?? id, detectionId: id, lapNumber, lengthSeconds, start, end: time };
    if (valid) start = time;
    return isSame ? { ...counted, start: lap.start, end: lap.end } : counted;
  });
}

/** When the first lap begins: after the handicap, unless the desktop app recorded it from the start of the race. */
function getStart({ start, pilotChannels, laps, detections }: CountedRace, pilotId: Guid | null): number {
  const raceStart = start ?? 0;
  const [first] = detections
    .filter((detection) => detection.pilotId === pilotId && detection.valid && isAtStartGate(detection))
    .sort((a, b) => a.time - b.time);
  const lap = first && laps.find(({ detectionId }) => detectionId === first.id);
  if (lap && Math.abs(lap.start - raceStart) <= 1) return raceStart;
  const seat = pilotChannels.find((pilot) => pilot.pilotId === pilotId);
  return raceStart + (seat?.handicapSeconds ?? 0) * 1_000;
}
