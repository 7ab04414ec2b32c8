import type { Career, UserStats } from '@holeshot/client';
import { raceHref } from '@holeshot/contract';
import { eventTypeText, formatSeconds } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import {
  CsvButton,
  DataTable,
  EmptyView,
  RowHeader,
  Section,
  type TableColumn,
  TextLink,
  tableCsv,
} from '@holeshot/ui';
import { CareerPart } from './career/career-part';

/** Scrolls inside itself on the narrowest phones. */
const Scroll = styled.div`
  overflow-x: auto;
`;

const BestLap = styled(TextLink)`
  display: inline-block;
  padding: 10px 0;
  font-size: 18px;
  font-weight: 600;
`;

type Best = UserStats['bests'][number];
type Year = UserStats['attendance'][number];

const BEST_COLUMNS: TableColumn<Best>[] = [
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
    render: ({ lap }) => (lap ? <BestLap to={raceHref(lap)}>{formatSeconds(lap.seconds)}</BestLap> : '–'),
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
  handle: string;
}

/** Results over the career, personal bests by event type, and attendance by year. */
export function StatsTab({ stats: { bests, attendance }, career, handle }: StatsTabProps) {
  if (bests.length === 0) {
    return <EmptyView title="Nothing flown yet" text="Figures appear here after the first timed race." />;
  }
  return (
    <>
      {career && <CareerPart career={career} handle={handle} />}
      <Section
        heading="Personal bests"
        aside={
          <CsvButton
            fileName={`${handle} personal bests`}
            label="Personal bests"
            rows={() => tableCsv(BEST_COLUMNS, bests)}
          />
        }
      >
        <Scroll>
          <DataTable
            caption="Personal bests by event type"
            columns={BEST_COLUMNS}
            rows={bests}
            keyOf={({ eventType }) => eventType}
          />
        </Scroll>
      </Section>
      <Section
        heading="Attendance"
        aside={
          <CsvButton
            fileName={`${handle} attendance`}
            label="Attendance"
            rows={() => tableCsv(YEAR_COLUMNS, attendance)}
          />
        }
      >
        <DataTable
          caption="Events, races and laps by year"
          columns={YEAR_COLUMNS}
          rows={attendance}
          keyOf={({ year }) => year}
        />
      </Section>
    </>
  );
}
