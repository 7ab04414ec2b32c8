import { pilotInEventHref, raceHref } from '@holeshot/contract';
import { type Guid, ordinal, type RaceEvent } from '@holeshot/domain';
import {
  Cell,
  HeaderCell,
  Muted,
  PilotName,
  PilotPhoto,
  TableBody,
  TableHead,
  TableRow,
  TimeCell,
  timeLostScale,
  VisuallyHidden,
} from '@holeshot/ui';
import { Fragment, type ReactNode } from 'react';
import { racePlace, raceShort } from '../parts/race-names';
import type { ShownPilot } from '../parts/shown-pilot';
import { PilotHeader, PilotPart, RankCell, RecordsLook } from './lap-records-look';
import type { LapRecordsViewData, RecordRow, RecordSort, RecordTime } from './lap-records-view-model';

export interface RecordsTableProps {
  event: Pick<RaceEvent, 'id' | 'pbLaps' | 'laps'>;
  caption: string;
  view: LapRecordsViewData;
  pilotOf: (id: Guid) => ShownPilot;
}

interface TableParts {
  /** of the view's, all by default */
  rows?: readonly RecordRow[];
  /** how a column sorts; by default the headings only say by which one it is */
  sortOf?: (column: RecordSort) => NonNullable<Parameters<typeof HeaderCell>[0]['sort']>;
  /** what stands at the end of a pilot's cell */
  afterName?: (row: RecordRow) => ReactNode;
  /** a row of its own under a pilot's */
  below?: (row: RecordRow) => ReactNode;
}

/** Best times per pilot, each with its race and a bar of the time lost to the fastest, scaled over the whole field. */
export function RecordsTable({
  event,
  caption,
  view,
  pilotOf,
  rows = view.rows,
  sortOf = (column) => ({ direction: column === view.sort.by ? 'ascending' : null }),
  afterName,
  below,
}: RecordsTableProps & TableParts) {
  const { columns, bests } = view;
  const scales = columns.map((_, index) => timeLostScale(timesOf(view, index)));
  const heading = (id: RecordSort, label: string) => (
    <HeaderCell key={id} sort={sortOf(id)}>
      {label}
    </HeaderCell>
  );
  return (
    <RecordsLook $times={columns.length}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <TableHead>
        <TableRow>
          <HeaderCell>Rank</HeaderCell>
          {heading('pilot', 'Pilot')}
          {columns.map(({ id, label }) => heading(id, label))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => {
          const { id, name, photoUrl } = pilotOf(row.pilotId);
          return (
            <Fragment key={id}>
              <TableRow>
                <RankCell>{row.rank === null ? '–' : ordinal(row.rank)}</RankCell>
                <PilotHeader>
                  <PilotPart>
                    <PilotPhoto url={photoUrl} />
                    <PilotName name={name} href={pilotInEventHref({ eventId: event.id, pilotId: id })} />
                    {afterName?.(row)}
                  </PilotPart>
                </PilotHeader>
                {row.times.map((time, index) => (
                  <Cell key={columns[index]?.id}>
                    {time ? (
                      <TimeCell
                        seconds={time.seconds}
                        gapSeconds={time.seconds - (bests[index]?.seconds ?? time.seconds)}
                        share={scales[index]?.(time.seconds) ?? 0}
                        source={sourceOf(event.id, time, view.namesTypes)}
                      />
                    ) : (
                      <Muted>–</Muted>
                    )}
                  </Cell>
                ))}
              </TableRow>
              {below?.(row)}
            </Fragment>
          );
        })}
      </TableBody>
    </RecordsLook>
  );
}

/** Seconds of one column, `null` where a pilot has none. */
export const timesOf = ({ rows }: LapRecordsViewData, column: number): (number | null)[] =>
  rows.map(({ times }) => times[column]?.seconds ?? null);

/** The race in which a time was flown. */
export const sourceOf = (eventId: string, time: RecordTime, namesType: boolean) => ({
  href: raceHref({ eventId, raceId: time.raceId }),
  label: raceShort(time, namesType),
  title: racePlace(time, namesType),
});
