import { explainedHref, TABLE_PAGE_SIZE } from '@holeshot/contract';
import { formatDate, formatSeconds, pilotsText } from '@holeshot/domain';
import { SiteLink, styled, useSearchParams } from '@holeshot/platform';
import {
  Cell,
  DataTable,
  Pager,
  PHONE,
  PilotPhoto,
  parsePage,
  phoneRows,
  RowHeader,
  Table,
  type TableColumn,
  useSearchHref,
} from '@holeshot/ui';
import { EventName } from '../event/event-name';
import type { PastEvent } from './past-events';

/** On phones a row has three lines: name and date, winner and result, best lap. */
const List = styled(Table)`
  ${phoneRows('minmax(0, 1fr) auto')}
  ${PHONE} {
    tbody tr {
      grid-auto-flow: dense;
      gap: 2px 12px;
      align-items: center;
    }
  }
`;

const DateCell = styled(Cell)`
  small {
    display: block;
    color: var(--t3);
  }
  color: var(--t2);
  white-space: nowrap;
  ${PHONE} {
    grid-column: 2;
    font-size: 15px;
    text-align: right;
  }
`;

const Winner = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  font-weight: 600;
`;

const Figure = styled(Cell)`
  font-weight: 600;
  font-size: 17px;
`;

const BestCell = styled(Figure)`
  ${PHONE} {
    grid-column: 2;
  }
`;

const ByCell = styled(Cell)`
  color: var(--t2);
  ${PHONE} {
    grid-column: 1;
  }
`;

const PhoneText = styled.span`
  display: none;
  ${PHONE} {
    display: inline;
  }
`;

const LapLink = styled(SiteLink)`
  display: inline-block;
  padding: 4px 6px;
  margin-right: -6px;
  border-radius: 3px;
  text-decoration: underline dotted 1px var(--edge);
  text-underline-offset: 4px;
  &:hover {
    text-decoration-color: currentColor;
  }
  &[data-best] {
    background: var(--red);
    forced-color-adjust: none;
    color: var(--white);
  }
`;

const COLUMNS: TableColumn<PastEvent>[] = [
  {
    id: 'date',
    heading: 'Date',
    Cell: DateCell,
    render: ({ start, resultsText }) => (
      <>
        {start === null ? '–' : formatDate(start)}
        {resultsText && <small>{resultsText}</small>}
      </>
    ),
  },
  {
    id: 'event',
    heading: 'Event',
    Cell: RowHeader,
    render: ({ id, name }) => <EventName id={id} name={name} />,
  },
  {
    id: 'winner',
    heading: 'Winner',
    render: ({ winner }) =>
      winner && (
        <Winner>
          <PilotPhoto url={winner.photoUrl} name={winner.name} />
          <span dir="auto">{winner.names}</span>
        </Winner>
      ),
  },
  {
    id: 'result',
    heading: 'Result',
    align: 'right',
    Cell: Figure,
    render: ({ winner }) => winner?.result,
  },
  {
    id: 'lap',
    heading: 'Best lap',
    align: 'right',
    Cell: BestCell,
    render: ({ id, bestLap }) =>
      bestLap && (
        <LapLink
          to={explainedHref({ eventId: id, figure: 'lap', ...bestLap })}
          {...(bestLap.isClubBest ? { 'data-best': true, title: "The club's fastest lap" } : {})}
        >
          {formatSeconds(bestLap.seconds)}
        </LapLink>
      ),
  },
  {
    id: 'by',
    heading: 'by',
    Cell: ByCell,
    render: ({ bestLap, pilotCount }) =>
      bestLap ? (
        <>
          <PhoneText aria-hidden="true">best lap, </PhoneText>
          <span dir="auto">{bestLap.name}</span>
        </>
      ) : (
        pilotCount > 0 && pilotsText(pilotCount)
      ),
  },
  {
    id: 'pilots',
    heading: 'Pilots',
    align: 'right',
    isHiddenOnPhones: true,
    render: ({ pilotCount }) => pilotCount,
  },
];

/** The events of a club that have begun, newest first, with winner and fastest lap. */
export function PastTable({ events }: { events: readonly PastEvent[] }) {
  const [search] = useSearchParams();
  const searchHref = useSearchHref();
  const page = parsePage(search, Math.ceil(events.length / TABLE_PAGE_SIZE));
  return (
    <>
      <DataTable
        caption="Past events"
        columns={COLUMNS}
        rows={events.slice((page - 1) * TABLE_PAGE_SIZE, page * TABLE_PAGE_SIZE)}
        getKey={({ id }) => id}
        renderTable={(content) => <List>{content}</List>}
      />
      <Pager
        label="Pages of events"
        page={page}
        pageSize={TABLE_PAGE_SIZE}
        total={events.length}
        getHref={(number) => searchHref({ page: number === 1 ? null : String(number) })}
      />
    </>
  );
}
