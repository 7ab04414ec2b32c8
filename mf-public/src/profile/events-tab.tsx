import { explainedPlaceHref } from '@holeshot/contract';
import { formatDate, formatGap, formatSeconds, ordinal } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import {
  barShare,
  Cell,
  ClubLogo,
  DataTable,
  EmptyView,
  PHONE,
  phoneRows,
  RowHeader,
  Table,
  type TableColumn,
  TimeBar,
  type TimeRange,
  timeRange,
  VisuallyHidden,
} from '@holeshot/ui';
import { EventName } from '../event/event-name';
import { ExplainedLap } from '../explained-lap';
import type { AttendedRow } from './attended-events';

/** On phones: logo, name and place in a line; date below the name, best lap below both. */
const List = styled(Table)`
  margin-top: 16px;
  ${phoneRows('56px minmax(0, 1fr) auto')}
  ${PHONE} {
    tbody tr {
      gap: 2px 0;
      align-items: center;
    }
    tbody tr > :first-child {
      grid-row: span 3;
      align-self: start;
    }
    tbody tr > :nth-child(3) {
      grid-column: 2 / -1;
      grid-row: 2;
    }
    tbody tr > :nth-child(5) {
      grid-column: 2 / -1;
      grid-row: 3;
    }
  }
`;

const Soft = styled(Cell)`
  color: var(--t2);
`;

const Place = styled(SiteLink)`
  display: inline-block;
  padding: 4px 0;
  color: var(--t2);
  white-space: nowrap;
  b {
    color: var(--t1);
    font-size: 17px;
    font-weight: 600;
  }
  &[data-won] b {
    box-shadow: 0 2px var(--red);
  }
  b {
    text-decoration: underline dotted 1px var(--edge);
    text-underline-offset: 4px;
  }
  &:hover b {
    text-decoration-color: var(--red-t);
  }
`;

const Lap = styled.span`
  display: grid;
  grid-template-columns: 54px 62px minmax(40px, 1fr);
  gap: 8px;
  align-items: center;
  b {
    font-size: 17px;
    font-weight: 600;
  }
  small {
    font-size: 15px;
    color: var(--t3);
    &[data-best] {
      color: var(--red-t);
      font-weight: 600;
    }
  }
`;

const getColumns = (range: TimeRange): TableColumn<AttendedRow>[] => [
  {
    id: 'logo',
    heading: <VisuallyHidden>Club</VisuallyHidden>,
    render: ({ club }) => <ClubLogo club={club} size={36} />,
  },
  {
    id: 'event',
    heading: 'Event',
    Cell: RowHeader,
    render: ({ id, name }) => <EventName id={id} name={name} />,
  },
  {
    id: 'date',
    heading: 'Date',
    Cell: Soft,
    render: ({ start }) => (start === null ? '–' : formatDate(start)),
  },
  { id: 'result', heading: 'Result', render: (row) => <Result row={row} /> },
  { id: 'lap', heading: 'Best lap', render: (row) => <BestLap row={row} range={range} /> },
  {
    id: 'points',
    heading: 'Points',
    align: 'right',
    isHiddenOnPhones: true,
    render: ({ result }) => <b>{result?.points ?? '–'}</b>,
  },
];

/** Attended events with place, best lap against the event's best, and points. */
export function EventsTab({ events }: { events: readonly AttendedRow[] }) {
  if (events.length === 0) {
    return <EmptyView title="No events yet" text="Events appear here once they are claimed." />;
  }
  return (
    <DataTable
      caption="Attended Events"
      columns={getColumns(timeRange(events.map(getLoss)))}
      rows={events}
      getKey={({ id }) => id}
      renderTable={(content) => <List>{content}</List>}
    />
  );
}

/** The ratio to the event's best lap, from 1, so that tracks of any length compare. */
function getLoss({ result }: AttendedRow): number | null {
  if (!result?.bestLapSeconds || !result.eventBestSeconds) return null;
  return result.bestLapSeconds / result.eventBestSeconds;
}

function Result({ row: { id, result } }: { row: AttendedRow }) {
  if (result?.rank == null) return '–';
  const { rank, ranked, pilotId, isOver } = result;
  return (
    <Place to={explainedPlaceHref({ eventId: id, pilotId })} data-won={(rank === 1 && isOver) || undefined}>
      <b>{ordinal(rank)}</b> of {ranked}
    </Place>
  );
}

function BestLap({ row, range }: { row: AttendedRow; range: TimeRange }) {
  const loss = getLoss(row);
  if (loss === null || !row.result) return '–';
  const { bestLapSeconds, eventBestSeconds, bestLapRaceId: raceId, pilotId } = row.result;
  const gap = (bestLapSeconds ?? 0) - (eventBestSeconds ?? 0);
  const isBest = gap <= 0;
  return (
    <Lap>
      <b>
        {bestLapSeconds !== null && raceId !== null ? (
          <ExplainedLap eventId={row.id} raceId={raceId} pilotId={pilotId} seconds={bestLapSeconds} />
        ) : (
          formatSeconds(bestLapSeconds)
        )}
      </b>
      <small data-best={isBest || undefined}>{isBest ? 'fastest' : formatGap(gap)}</small>
      <TimeBar isBest={isBest} share={barShare({ ...range, best: 1 }, loss)} />
    </Lap>
  );
}
