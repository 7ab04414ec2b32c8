import { raceHref } from '@holeshot/contract';
import type { Guid, RaceEvent } from '@holeshot/domain';
import { Bests, type CsvCell, timeLostScale } from '@holeshot/ui';
import { racePlace } from '../parts/race-names';
import type { ShownPilot } from '../parts/shown-pilot';
import { LapRecordsTable } from './lap-records-table';
import type { LapRecordsViewData, RecordTime } from './lap-records-view-model';

interface RecordsWithBarsProps {
  event: Pick<RaceEvent, 'id' | 'pbLaps' | 'laps'>;
  caption: string;
  view: LapRecordsViewData;
  pilotOf: (id: Guid) => ShownPilot;
  /** the fastest time of each column on top */
  hasBests?: boolean;
  /** rows shown at most, for a glance: they don't open */
  most?: number;
}

/** A table of best times with bars of the time lost to the fastest, scaled over the whole field. */
export function RecordsWithBars({
  event,
  caption,
  view,
  pilotOf,
  hasBests = false,
  most,
}: RecordsWithBarsProps) {
  const { columns, rows, bests } = view;
  const columnTimes = columns.map((_, index) => rows.map((row) => row.times[index]?.seconds ?? null));
  const scales = columnTimes.map(timeLostScale);
  const sourceOf = (time: RecordTime) => ({
    href: raceHref({ eventId: event.id, raceId: time.raceId }),
    label: `${time.roundNumber}·${time.raceNumber}`,
    title: racePlace(time),
  });
  return (
    <>
      {hasBests && (
        <Bests
          bests={columns.flatMap(({ label }, index) => {
            const best = bests[index];
            if (!best) return [];
            const source = sourceOf(best);
            const times = columnTimes[index]?.filter((time) => time !== null) ?? [];
            return {
              label,
              seconds: best.seconds,
              pilotName: pilotOf(best.pilotId).name,
              source: source.title,
              href: source.href,
              field: times.map((time) => scales[index]?.(time) ?? 0),
            };
          })}
        />
      )}
      <LapRecordsTable
        event={event}
        caption={caption}
        view={most === undefined ? view : { ...view, rows: rows.slice(0, most) }}
        pilotOf={pilotOf}
        sourceOf={sourceOf}
        hasLaps={most === undefined}
        shareOf={(column, seconds) => scales[column]?.(seconds) ?? 0}
      />
    </>
  );
}

/** The table as rows of a CSV file; each time is followed by the race it was flown in. */
export function recordsCsv(
  { columns, rows }: LapRecordsViewData,
  pilotOf: (id: Guid) => ShownPilot,
): CsvCell[][] {
  return [
    ['Rank', 'Pilot', ...columns.flatMap(({ label }) => [label, `${label}: race`])],
    ...rows.map((row) => [
      row.rank,
      pilotOf(row.pilotId).name,
      ...row.times.flatMap((time) => (time ? [round(time.seconds), racePlace(time)] : [null, null])),
    ]),
  ];
}

/** To the millisecond, as the desktop app exports times (domain notes 4.7). */
const round = (seconds: number): number => Math.round(seconds * 1000) / 1000;
