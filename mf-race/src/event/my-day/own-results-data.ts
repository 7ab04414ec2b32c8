import {
  compareRaces,
  decidingSeconds,
  formatGap,
  formatSeconds,
  type Guid,
  pointsTable,
  type Race,
  type RaceEvent,
  type RaceSummary,
  type Round,
  raceOutcomes,
  raceState,
} from '@holeshot/domain';
import { findChannelId } from '../../channels/channel-display';
import type { EventPilot } from '../../event-pilots/event-pilot';
import { listRankedPilots } from '../../event-pilots/list-ranked-pilots';
import { raceTitle } from '../../racing/race-names';

export interface OwnResult {
  raceId: Guid;
  title: string;
  /** `1` to …; `null` for a pilot who did not finish */
  place: number | null;
  channelId: Guid | null;
  /** `83.05`; `2 of 3 laps` */
  text: string;
  gap: string;
  /** time lost to the winner: a share (0 to 1) of the most that this pilot lost in a race */
  lostShare: number;
  points: number | null;
}

export interface OwnResults {
  /** latest first */
  results: OwnResult[];
  /** `null` if nobody has points; `gapToNext` is in points to the next better total, `null` for the first */
  total: { points: number; rank: number | null; count: number; gapToNext: number | null } | null;
}

interface OwnResultsInput {
  event: Pick<RaceEvent, 'laps' | 'eventType'>;
  pilotId: Guid;
  pilots: readonly EventPilot[];
  /** of the pilot */
  own: readonly Race[];
  summaries: readonly RaceSummary[];
  rounds: readonly Round[];
}

/** A pilot's results, and the total points with the gap to the next better pilot. */
export function listOwnResults({
  event,
  pilotId,
  pilots,
  own,
  summaries,
  rounds,
}: OwnResultsInput): OwnResults {
  const flown = own
    .filter((race) => raceState(race) === 'finished')
    .sort(compareRaces)
    .reverse();
  const rows = flown.flatMap((race) => toResult(race, pilotId, race.targetLaps || event.laps) ?? []);
  const most = Math.max(...rows.map(({ lost }) => lost ?? 0));
  const table = pointsTable({ summaries, pilots: listRankedPilots(pilots, event.eventType), rounds });
  const group = table.groups.find((one) => one.rows.some((row) => row.pilotId === pilotId));
  const row = group?.rows.find((one) => one.pilotId === pilotId);
  const better = group?.rows.filter(({ total }) => row && total > row.total) ?? [];
  const hasPoints = group?.rows.some(({ total }) => total > 0) ?? false;
  return {
    results: rows.map(({ lost, ...result }) => ({
      ...result,
      points: hasPoints ? result.points : null,
      lostShare: lost && most > 0 ? lost / most : 0,
    })),
    total:
      row && group && hasPoints
        ? {
            points: row.total,
            rank: row.rank,
            count: group.rows.length,
            gapToNext: better.length > 0 ? Math.min(...better.map(({ total }) => total)) - row.total : null,
          }
        : null,
  };
}

function toResult(
  race: Race,
  pilotId: Guid,
  targetLaps: number,
): (Omit<OwnResult, 'lostShare'> & { lost: number | null }) | null {
  const outcome = raceOutcomes(race.summaries, targetLaps).find((one) => one.pilotId === pilotId);
  const summary = race.summaries.find((one) => one.pilotId === pilotId);
  if (!outcome || !summary) return null;
  const first = race.summaries.find(({ position, dnf }) => position === 1 && !dnf);
  const [seconds, best] = [decidingSeconds(summary), first ? decidingSeconds(first) : null];
  const lost = seconds === null || best === null || outcome.isOut ? null : Math.max(0, seconds - best);
  const time = seconds === null || outcome.isOut ? outcome.text : formatSeconds(seconds);
  return {
    raceId: race.id,
    title: raceTitle(race),
    place: outcome.place,
    text: time,
    lost,
    channelId: findChannelId(race, pilotId),
    gap: lost ? formatGap(lost) : '',
    points: summary.points,
  };
}
