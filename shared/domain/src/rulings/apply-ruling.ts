import { recountLaps } from '../explain/recount-laps';
import type { Detection, Guid, RaceDetails } from '../model';
import { isFromVideo } from '../valid-laps';
import type { Ruling } from './ruling';

type RuledRace = Pick<RaceDetails, 'start' | 'timingLocation' | 'pilotChannels' | 'laps' | 'detections'>;

/**
 * Applies a ruling to a race: renumbers and retimes the laps of the pilots concerned (R78, R166). A crossing that is
 * moved or reassigned stays in the race and does not count; `newId` becomes the id of the crossing that replaces it, or
 * that is added. Returns the race unchanged for an unknown crossing, or for a pilot of another race.
 */
export function applyRuling<Race extends RuledRace>(race: Race, ruling: Ruling, newId: Guid): Race {
  if (ruling.kind === 'add') {
    const { pilotId, time } = ruling;
    return addCrossing(race, { ...VIDEO, id: newId, pilotId, time });
  }
  const { detectionId } = ruling;
  const old = race.detections.find(({ id }) => id === detectionId);
  if (!old) return race;
  if (ruling.kind === 'count') return countByMarshal(race, detectionId, ruling.counts);
  const without = countByMarshal(race, detectionId, false);
  if (ruling.kind === 'reassign') {
    const { pilotId } = ruling;
    return addCrossing(without, { ...old, id: newId, pilotId, validityType: toRuledType(old) });
  }
  return addCrossing(without, { ...VIDEO, id: newId, pilotId: old.pilotId, time: ruling.time });
}

const VIDEO = {
  timingSystemType: 'Video',
  validityType: 'Marshall',
  timingSystemIndex: 0,
  isLapEnd: true,
  peak: 0,
} as const;

/** A marshal's; of a timer that is a camera the race director's, or it would be taken for one from a video (R167). */
const toRuledType = (detection: Detection): Detection['validityType'] =>
  detection.timingSystemType === 'Video' && !isFromVideo(detection) ? 'ManualOverride' : 'Marshall';

function countByMarshal<Race extends RuledRace>(race: Race, detectionId: Guid, counts: boolean): Race {
  const recounted = recountLaps(race, detectionId, counts);
  return {
    ...recounted,
    detections: recounted.detections.map((detection) =>
      detection.id === detectionId ? { ...detection, validityType: toRuledType(detection) } : detection,
    ),
  };
}

type NewCrossing = Pick<
  Detection,
  'id' | 'pilotId' | 'time' | 'timingSystemType' | 'timingSystemIndex' | 'validityType' | 'isLapEnd' | 'peak'
>;

function addCrossing<Race extends RuledRace>(race: Race, crossing: NewCrossing): Race {
  const seat = race.pilotChannels.find(({ pilotId }) => pilotId === crossing.pilotId);
  if (!seat) return race;
  const uncounted = {
    valid: false,
    lapNumber: 0,
    raceSector: 0,
    isHoleshot: false,
  } as const;
  const detection: Detection = { ...crossing, ...uncounted, channelId: seat.channelId };
  return countByMarshal({ ...race, detections: [...race.detections, detection] }, crossing.id, true);
}
