import type { Career, UserStats } from '@holeshot/client';
import { eventTypeText, type Guid } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import {
  CsvButton,
  DataTable,
  EmptyView,
  RowHeader,
  Section,
  type TableColumn,
  TableFoot,
  tableCsv,
} from '@holeshot/ui';
import { ExplainedLap } from '../explained-lap';
import type { RecordChange } from '../records/record-changes.query';
import { RecordHistory } from '../records/record-history';
import { CareerPart } from './career/career-part';

/** Scrolls inside itself on the narrowest phones. */
const Scroll = styled.div`
  overflow-x: auto;
`;

const BestLap = styled.span`
  font-size: 18px;
  font-weight: 600;
  a {
    padding-block: 10px;
  }
`;

type Best = UserStats['bests'][number];
type Year = UserStats['attendance'][number];

/** `pilotIds` by event. */
const bestColumns = (pilotIds: Record<Guid, Guid>): TableColumn<Best>[] => [
  {
    id: 'type',
    heading: 'Event type',
    Cell: RowHeader,
    value: ({ eventType }) => eventTypeText(eventType),
    render: ({ eventType }) => eventTypeText(eventType),
  },
  {
    id: 'lap',
    heading: 'Best lap',
    align: 'right',
    value: ({ lap }) => lap?.seconds ?? null,
    render: ({ lap }) =>
      lap ? (
        <BestLap>
          <ExplainedLap {...lap} pilotId={pilotIds[lap.eventId] ?? ''} />
        </BestLap>
      ) : (
        '–'
      ),
  },
  countColumn('wins', 'Wins'),
  countColumn('races', 'Races'),
  countColumn('laps', 'Laps'),
];

const YEAR_COLUMNS: TableColumn<Year>[] = [
  { id: 'year', heading: 'Year', Cell: RowHeader, value: ({ year }) => year, render: ({ year }) => year },
  countColumn('events', 'Events'),
  countColumn('races', 'Races'),
  countColumn('laps', 'Laps'),
];

function countColumn<Id extends string>(id: Id, heading: string): TableColumn<Record<Id, number>> {
  return { id, heading, align: 'right', value: (row) => row[id], render: (row) => row[id] };
}

interface StatsTabProps {
  stats: UserStats;
  /** `null` when it did not load */
  career: Career | null;
  /** of the best laps */
  recordChanges: readonly RecordChange[];
  handle: string;
}

/**
 * Results over the career, personal bests by event type with their history, and attendance by year, except after a
 * single event.
 */
export function StatsTab({ stats, career, recordChanges, handle }: StatsTabProps) {
  const { bests, attendance, pilotIds } = stats;
  if (bests.length === 0) {
    return <EmptyView title="Nothing flown yet" text="Figures appear here after the first timed race." />;
  }
  const columns = bestColumns(pilotIds);
  const hasSeveralEvents = attendance.reduce((sum, year) => sum + year.events, 0) > 1;
  return (
    <>
      {career && <CareerPart career={career} handle={handle} />}
      <Section heading="Personal bests">
        <Scroll>
          <DataTable
            caption="Personal bests by event type"
            columns={columns}
            rows={bests}
            getKey={({ eventType }) => eventType}
          />
        </Scroll>
        <TableFoot>
          <CsvButton
            fileName={`${handle} personal bests`}
            label="Personal bests"
            rows={() => tableCsv(columns, bests)}
          />
        </TableFoot>
        <RecordHistory heading="History of the best laps" changes={recordChanges} />
      </Section>
      {hasSeveralEvents && (
        <Section heading="Attendance">
          <DataTable
            caption="Events, races and laps by year"
            columns={YEAR_COLUMNS}
            rows={attendance}
            getKey={({ year }) => year}
          />
          <TableFoot>
            <CsvButton
              fileName={`${handle} attendance`}
              label="Attendance"
              rows={() => tableCsv(YEAR_COLUMNS, attendance)}
            />
          </TableFoot>
        </Section>
      )}
    </>
  );
}
