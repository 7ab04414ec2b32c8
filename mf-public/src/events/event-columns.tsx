import { clubHref, type EventColumn, eventHref } from '@holeshot/contract';
import { formatDate, type LocalMs } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import { Cell, RegisterButton, RowHeader, type TableColumn, TextLink } from '@holeshot/ui';
import type { EventTableRow } from './load-events';

const EventName = styled(SiteLink)`
  display: inline-block;
  padding: 4px 0;
  overflow-wrap: anywhere;
  &:hover {
    text-decoration: underline var(--red-t);
    text-underline-offset: 3px;
  }
`;

const NameAndButton = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 12px;
`;

const Soft = styled(Cell)`
  color: var(--t2);
  small {
    display: block;
    color: var(--t3);
  }
  a {
    display: inline-block;
    padding: 4px 0;
    overflow-wrap: anywhere;
  }
`;

const PilotsCell = styled(Cell)`
  font-weight: 600;
`;

/** The columns of the table of all events (R11). `mostPilots` is the full length of a bar. */
export const eventColumns = (mostPilots: number): (TableColumn<EventTableRow> & { id: EventColumn })[] => [
  {
    id: 'name',
    heading: 'Event Name',
    firstSort: 'ascending',
    Cell: RowHeader,
    value: ({ name }) => name,
    render: ({ id, name, isRegisterOpen = false, isFull = false }) => (
      <NameAndButton>
        <EventName to={eventHref({ eventId: id })}>{name}</EventName>
        <RegisterButton event={{ id, name, isRegisterOpen, isFull }} look="outline" />
      </NameAndButton>
    ),
  },
  {
    id: 'club',
    heading: 'Hosting Club',
    firstSort: 'ascending',
    Cell: Soft,
    value: ({ club }) => club.name,
    render: ({ club }) => <TextLink to={clubHref({ clubId: club.id })}>{club.name}</TextLink>,
  },
  {
    id: 'date',
    heading: 'Date',
    align: 'right',
    firstSort: 'descending',
    Cell: Soft,
    value: ({ start }) => (start === null ? null : dateTimeText(start)),
    render: ({ start, resultsText }) => (
      <>
        {start === null ? '–' : formatDate(start)}
        {resultsText && <small>{resultsText}</small>}
      </>
    ),
  },
  {
    id: 'pilots',
    heading: 'Pilots',
    align: 'right',
    isHiddenOnPhones: true,
    firstSort: 'descending',
    Cell: PilotsCell,
    value: ({ pilotCount }) => pilotCount,
    render: ({ pilotCount }) => <PilotsBar count={pilotCount} most={mostPilots} />,
  },
];

/** `2026-11-28 09:30` on the event's clock, which spreadsheets read and sort. */
const dateTimeText = (local: LocalMs): string => {
  const [day = '', time = ''] = new Date(local).toISOString().slice(0, 16).split('T');
  return time === '00:00' ? day : `${day} ${time}`;
};

const LENGTH = 66;

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 16px;
  vertical-align: middle;
  svg {
    flex: none;
  }
  span {
    min-width: 18px;
  }
`;

/** A count and its bar; `most` is the count of a full bar. */
function PilotsBar({ count, most }: { count: number; most: number }) {
  const length = most > 0 ? Math.round((count / most) * LENGTH) : 0;
  return (
    <Line>
      <svg width={LENGTH} height={4} aria-hidden="true">
        <rect x={LENGTH - length} width={length} height={4} rx={2} fill="var(--edge)" />
      </svg>
      <span>{count}</span>
    </Line>
  );
}
