import { pilotInEventHref, raceHref } from '@holeshot/contract';
import { type Guid, ordinal, type RaceEvent } from '@holeshot/domain';
import {
  Cell,
  HeaderCell,
  Muted,
  PilotName,
  PilotPhoto,
  shareLost,
  TableBody,
  TableHead,
  TableRow,
  TimeCell,
  VisuallyHidden,
} from '@holeshot/ui';
import { Fragment, type ReactNode } from 'react';
import { raceOf, racePlace, raceShort } from '../parts/race-names';
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
  sortOf = (column) => ({ direction: column === view.sort.by ? 'ascending' : null }),
  afterName,
  below,
}: RecordsTableProps & TableParts) {
  const { columns, bests, spans } = view;
  const shareOf = (column: number, seconds: number): number => {
    const span = spans[column];
    return span ? shareLost(span, seconds) : 0;
  };
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
        {view.rows.map((row) => {
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
                        share={shareOf(index, time.seconds)}
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

/** The race in which a time was flown. */
export const sourceOf = (eventId: string, time: RecordTime, namesType: boolean) => ({
  href: raceHref({ eventId, raceId: time.raceId }),
  label: raceShort(raceOf(time), namesType),
  title: racePlace(raceOf(time), namesType),
});
