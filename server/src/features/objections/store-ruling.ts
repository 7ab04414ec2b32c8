import type { RaceDetails } from '@holeshot/domain';
import type { RaceBody } from '../../database/schema';
import { changeRow, writeCrossings } from '../../events/revise/recount-race';

/**
 * The files of a race after a ruling, in the desktop app's own fields: crossings, laps, and the stored results of pilots whose
 * place, DNF or points change. A pilot without a stored result still has none (R134).
 */
export function writeRuling(body: RaceBody, before: RaceDetails, after: RaceDetails): RaceBody {
  const old = new Map(before.summaries.map((row) => [row.pilotId, row]));
  const changed = after.summaries.filter(({ pilotId, position, points, dnf }) => {
    const row = old.get(pilotId);
    return row?.position !== position || row.points !== points || row.dnf !== dnf;
  });
  const results = changed.reduce<Record<string, unknown>[]>(
    (rows, { pilotId, position, points, dnf }) =>
      changeRow(rows, 'Pilot', pilotId, { Position: position ?? 0, Points: points ?? 0, DNF: dnf }),
    body.results,
  );
  return { race: writeCrossings(body, after), results };
}
