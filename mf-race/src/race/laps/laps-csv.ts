import { formatLap } from '@holeshot/domain';
import type { CsvCell } from '@holeshot/ui';
import { createPilotLookup } from '../../event-pilots/event-pilot';
import { groupLaps } from '../../racing/race-laps';
import { lapName } from '../../racing/race-names';
import { timeValue } from '../../racing/round-to-ms';
import type { RaceData } from '../load-race';

type CsvData = Pick<RaceData, 'laps' | 'pilots'>;

/**
 * The rows of the CSV file, headings first. Times are in seconds, or `25.1 (video)` if timed by a video, whose lap has gaps to
 * a tenth (R167).
 */
export function lapsCsv({ laps, pilots }: CsvData): CsvCell[][] {
  const getPilot = createPilotLookup(pilots);
  return [
    ['Lap', 'Position', 'Pilot', 'Time', 'Behind', 'Behind the leader'],
    ...groupLaps(laps).flatMap(({ isFromVideo, laps: ofNumber }) => {
      const gapValue = (seconds: number) => timeValue(isFromVideo ? Math.round(seconds * 10) / 10 : seconds);
      return ofNumber.map((lap) => [
        lapName(lap.lapNumber),
        lap.position,
        getPilot(lap.pilotId).name,
        lap.isFromVideo ? formatLap(lap) : timeValue(lap.lengthSeconds),
        gapValue(lap.behindSeconds),
        gapValue(lap.gapSeconds),
      ]);
    }),
  ];
}
