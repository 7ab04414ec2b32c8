import { clubHref, eventHref, TABLE_PAGE_SIZE } from '@holeshot/contract';
import { formatDate } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import {
  Cell,
  HeaderCell,
  Pager,
  PHONE,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
  TextLink,
  useSearchHref,
  VisuallyHidden,
  visuallyHidden,
} from '@holeshot/ui';
import { type EventColumn, isDescendingFirst } from './event-order';
import type { EventsList, ListedEvent } from './load-events';
import { PilotsBar } from './pilots-bar';

const List = styled(Table)`
  ${PHONE} {
    &,
    tbody {
      display: block;
    }
    thead {
      ${visuallyHidden}
    }
    tbody tr {
      display: grid;
      grid-template-columns: 1fr auto;
      gap: 2px 12px;
      padding: 8px 0;
      border-bottom: 1px solid var(--line);
    }
    tbody tr > *,
    tbody tr > :first-child {
      height: auto;
      padding: 0;
      border: 0;
    }
    tbody th {
      grid-column: 1 / -1;
      font-size: 17px;
    }
  }
`;

const EventName = styled(SiteLink)`
  display: inline-block;
  padding: 4px 0;
  &:hover {
    text-decoration: underline var(--red-t);
    text-underline-offset: 3px;
  }
`;

const Soft = styled(Cell)`
  color: var(--t2);
  a {
    display: inline-block;
    padding: 4px 0;
  }
`;

/** The Pilots column is hidden on small screens (specification section 2). */
const WideOnly = styled(Cell)`
  font-weight: 600;
  ${PHONE} {
    display: none;
  }
`;

const WideOnlyHeader = styled(HeaderCell)`
  ${PHONE} {
    display: none;
  }
`;

export function EventsTable({ list }: { list: EventsList }) {
  // The bars compare the rows that stand beside each other.
  const mostPilots = Math.max(...list.rows.map((event) => event.pilotCount));
  const searchHref = useSearchHref();
  const sortOf = (column: EventColumn) => {
    const isSorted = list.sort.by === column;
    const toDescending = isSorted ? !list.sort.descending : isDescendingFirst(column);
    const direction = list.sort.descending ? ('descending' as const) : ('ascending' as const);
    return {
      href: searchHref({ sort: column, order: toDescending ? 'desc' : 'asc', page: null }),
      direction: isSorted ? direction : null,
    };
  };
  return (
    <>
      <List>
        <caption>
          <VisuallyHidden>All Events</VisuallyHidden>
        </caption>
        <TableHead>
          <TableRow>
            <HeaderCell sort={sortOf('name')}>Event Name</HeaderCell>
            <HeaderCell sort={sortOf('club')}>Hosting Club</HeaderCell>
            <HeaderCell sort={sortOf('date')} right>
              Date
            </HeaderCell>
            <WideOnlyHeader sort={sortOf('pilots')} right>
              Pilots
            </WideOnlyHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {list.rows.map((event) => (
            <EventRow key={event.id} event={event} mostPilots={mostPilots} />
          ))}
        </TableBody>
      </List>
      <Pager
        label="Pages of events"
        page={list.page}
        pageSize={TABLE_PAGE_SIZE}
        total={list.total}
        hrefOf={(page) => searchHref({ page: page === 1 ? null : String(page) })}
      />
    </>
  );
}

function EventRow({ event, mostPilots }: { event: ListedEvent; mostPilots: number }) {
  return (
    <TableRow>
      <RowHeader>
        <EventName to={eventHref({ eventId: event.id })}>{event.name}</EventName>
      </RowHeader>
      <Soft>
        <TextLink to={clubHref({ clubId: event.club.id })}>{event.club.name}</TextLink>
      </Soft>
      <Soft data-right>{event.start === null ? '–' : formatDate(event.start)}</Soft>
      <WideOnly data-right>
        <PilotsBar count={event.pilotCount} most={mostPilots} />
      </WideOnly>
    </TableRow>
  );
}
