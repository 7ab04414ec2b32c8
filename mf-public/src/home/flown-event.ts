import type { FastestLap, Podium, RankedPilot } from '@holeshot/client';
import { type EventListItem, ordinal, rankingText } from '@holeshot/domain';

const PLACES = 3;

/** One of the first three, with the time, the points or the laps that rank the pilot, or the distance to the first. */
interface FlownPlace extends Pick<RankedPilot, 'pilotId' | 'name' | 'photoUrl'> {
  figure: string;
}

/** An event that is over, as a row of home. */
export interface FlownEvent {
  event: Pick<EventListItem, 'id' | 'name' | 'club' | 'start'> & { resultsText: string };
  places: FlownPlace[];
  fastestLap: Pick<FastestLap, 'seconds' | 'raceId' | 'name'> | null;
}

export function toFlownEvent({ event, basis, rows, fastestLap }: Podium): FlownEvent {
  const { id, name, club, start, resultsText = '' } = event;
  const ranked = rows.filter(({ rank }) => rank !== null && rank <= PLACES).slice(0, PLACES);
  return {
    event: { id, name, club, start, resultsText },
    places: ranked.map((row, index) => ({
      pilotId: row.pilotId,
      name: row.name,
      photoUrl: row.photoUrl,
      figure: getFigure(row, ranked, basis, index + 1),
    })),
    fastestLap: fastestLap && {
      seconds: fastestLap.seconds,
      raceId: fastestLap.raceId,
      name: fastestLap.name,
    },
  };
}

/** With the rank where it is not that of the column, because pilots share a place. */
function getFigure(
  row: RankedPilot,
  [first]: readonly RankedPilot[],
  basis: Podium['basis'],
  column: number,
): string {
  if (!basis || !first) return '';
  const { result, gap } = rankingText(row, first, basis.kind);
  const figure = row === first ? result : gap || result;
  return row.rank === null || row.rank === column ? figure : `${ordinal(row.rank)}, ${figure}`;
}
