import { raceHref } from '@holeshot/contract';
import { styled } from '@holeshot/platform';
import { Bests, COLORS, EmptyView, timeLostScale } from '@holeshot/ui';
import { racePlace } from '../parts/race-names';
import { pilotFinder, type ShownPilot } from '../parts/shown-pilot';
import { LapRecordsTable } from './lap-records-table';
import type { LapRecordsViewData, RecordTime } from './lap-records-view-model';

const Key = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  margin-top: 10px;
  font-size: 14px;
  color: var(--t3);
`;

interface LapRecordsTabProps {
  eventId: string;
  pilots: readonly ShownPilot[];
  view: LapRecordsViewData;
}

/** The event's fastest times, then everybody's (specification section 2; domain notes 4.6). */
export function LapRecordsTab({ eventId, pilots, view }: LapRecordsTabProps) {
  const { columns, rows, bests } = view;
  const pilotOf = pilotFinder(pilots);
  if (bests.every((best) => best === null)) {
    return <EmptyView title="No laps yet" text="Records fill in after the first race." />;
  }
  const columnTimes = columns.map((_, index) => rows.map((row) => row.times[index]?.seconds ?? null));
  const scales = columnTimes.map(timeLostScale);
  const sourceOf = ({ raceId, roundNumber, raceNumber }: RecordTime) => ({
    href: raceHref({ eventId, raceId }),
    label: `${roundNumber}·${raceNumber}`,
    title: racePlace({ roundNumber, raceNumber }),
  });
  return (
    <>
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
      <LapRecordsTable
        eventId={eventId}
        view={view}
        pilotOf={pilotOf}
        sourceOf={sourceOf}
        shareOf={(column, seconds) => scales[column]?.(seconds) ?? 0}
      />
      <Key>
        <svg width={40} height={4} aria-hidden="true">
          <rect width={40} height={4} rx={2} fill={COLORS.s3} />
          <rect width={24} height={4} rx={2} fill={COLORS.t3} />
        </svg>
        behind the fastest, shorter is better
        <span>3·1 opens round 3, race 1</span>
      </Key>
    </>
  );
}
