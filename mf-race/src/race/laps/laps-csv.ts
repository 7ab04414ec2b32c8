import { formatLap } from '@holeshot/domain';
import type { CsvCell } from '@holeshot/ui';
import { createPilotLookup } from '../../event-pilots/event-pilot';
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
  const fromVideo = new Set(laps.flatMap(({ lapNumber, isFromVideo }) => (isFromVideo ? lapNumber : [])));
  const gapValue = (seconds: number, lapNumber: number): number | null =>
    timeValue(fromVideo.has(lapNumber) ? Math.round(seconds * 10) / 10 : seconds);
  return [
    ['Lap', 'Position', 'Pilot', 'Time', 'Behind', 'Behind the leader'],
    ...laps.map((lap) => [
      lapName(lap.lapNumber),
      lap.position,
      getPilot(lap.pilotId).name,
      lap.isFromVideo ? formatLap(lap) : timeValue(lap.lengthSeconds),
      gapValue(lap.behindSeconds, lap.lapNumber),
      gapValue(lap.gapSeconds, lap.lapNumber),
    ]),
  ];
}
